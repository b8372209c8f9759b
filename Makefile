# Yifen 弈分: what can be made. `make` alone lists it.

MVN = mvn -B -ntp

.PHONY: help build demo check test format bench golden notices

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

build: ## build the program: target/yifen/bin/yifen
	@$(MVN) -q -DskipTests package
	@sh src/main/dist/assemble.sh target/yifen

demo: build ## rate the sample half-year and show the new list
	@sh src/main/dist/demo.sh

check: ## formatting, compiler checks, all tests
	$(MVN) spotless:check verify
	@sh src/main/dist/assemble.sh target/yifen

test: ## all tests, without the formatting
	$(MVN) test

format: ## format all sources
	$(MVN) -q spotless:apply

bench: build ## measure, beside peers, and print the ratios
	@sh src/bench/bench.sh
	@sh src/bench/games.sh
	@sh src/bench/online.sh

golden: ## write the expected lists anew; look at the difference before a commit
	$(MVN) -q test -Dtest='GoldenPeriodsTest,SampleBookTest' -Dgolden.write=true

notices: ## write docs/notices.md and the list of examples anew
	$(MVN) -q test -Dtest='NoticeExamplesTest#theReports*' -Dgolden.write=true
	$(MVN) -q test -Dtest=NoticeDocumentTest -Dgolden.write=true
