# Yifen 弈分: what can be made. `make help` lists it.

MVN = mvn -B -q

.PHONY: help build demo check test format bench golden notices

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

build: ## build the program: target/yifen/bin/yifen
	$(MVN) -DskipTests package
	sh src/main/dist/assemble.sh target/yifen

format: ## format all sources
	$(MVN) spotless:apply

test: ## run all tests
	$(MVN) test
