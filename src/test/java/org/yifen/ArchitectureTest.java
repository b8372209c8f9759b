package org.yifen;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The picture in docs/architecture.md, as a test. */
class ArchitectureTest {

  private static final JavaClasses YIFEN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.yifen");

  private static final String[] SHELL = {"org.yifen.book..", "org.yifen.cli.."};

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.yifen.(*)..").should().beFreeOfCycles().check(YIFEN);
  }

  @ParameterizedTest(name = "{0} may import {1}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          trace       | -
          diagnostic  | trace
          regulation  | trace
          player      | diagnostic trace regulation
          event       | player diagnostic trace regulation
          report      | event player diagnostic trace regulation
          standing    | event player diagnostic trace regulation
          rating      | trace regulation
          period      | rating event player diagnostic trace regulation
          title       | period rating event player diagnostic trace regulation
          ratinglist  | player diagnostic trace regulation
          audit       | ratinglist title period rating event player diagnostic trace regulation
          history     | audit ratinglist title period rating event player diagnostic trace regulation
          online      | trace regulation
          xiangqi.board | -
          xiangqi.notation | xiangqi.board
          xiangqi.diagram | xiangqi.notation xiangqi.board
          xiangqi.record | xiangqi.notation xiangqi.board diagnostic trace
          xiangqi.adjudication | xiangqi.board trace
          xiangqi.check | xiangqi.adjudication xiangqi.record xiangqi.notation xiangqi.board diagnostic trace
          scoresheet  | xiangqi.check xiangqi.record xiangqi.notation xiangqi.board event player diagnostic trace regulation
          publish     | history standing audit ratinglist title period rating report event player diagnostic trace regulation
          """)
  void aPackageImportsOnlyWhatIsBelowIt(String name, String imports) {
    String[] allowed =
        Arrays.stream((name + (imports == null ? "" : " " + imports)).split(" ", -1))
            .map(p -> "org.yifen." + p + "..")
            .toArray(String[]::new);
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage("org.yifen." + name + "..")
            .should()
            .dependOnClassesThat(
                resideInAPackage("org.yifen..").and(not(resideInAnyPackage(allowed))));
    rule.check(YIFEN);
  }

  @Test
  void everyPackageIsInThePicture() {
    noClasses()
        .should()
        .resideOutsideOfPackages(
            "org.yifen",
            "org.yifen.trace..",
            "org.yifen.diagnostic..",
            "org.yifen.regulation..",
            "org.yifen.player..",
            "org.yifen.event..",
            "org.yifen.report..",
            "org.yifen.standing..",
            "org.yifen.rating..",
            "org.yifen.online..",
            "org.yifen.period..",
            "org.yifen.title..",
            "org.yifen.ratinglist..",
            "org.yifen.audit..",
            "org.yifen.history..",
            "org.yifen.publish..",
            "org.yifen.xiangqi..",
            "org.yifen.scoresheet..",
            "org.yifen.book..",
            "org.yifen.cli..")
        .check(YIFEN);
  }

  /** The other packages of the core are held apart by what they may import. */
  @Test
  void reportsAndGamesMeetInOnePlace() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.yifen.xiangqi..", "org.yifen.scoresheet..", "org.yifen.book..", "org.yifen.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.yifen.xiangqi..")
        .check(YIFEN);
  }

  @Test
  void nobodyImportsTheCommandsAndOnlyTheCommandsImportTheBook() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.yifen.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.yifen.cli..")
        .check(YIFEN);
    noClasses()
        .that()
        .resideOutsideOfPackages(SHELL)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.yifen.book..")
        .check(YIFEN);
  }

  @Test
  void onlyTheShellTouchesDiskClockConsoleAndLocale() {
    noClasses()
        .that()
        .resideOutsideOfPackages(SHELL)
        .should()
        .accessClassesThat()
        .belongToAnyOf(Files.class, File.class, FileChannel.class, Clock.class, TimeZone.class)
        .orShould()
        .callMethod(LocalDate.class, "now")
        .orShould()
        .callMethod(LocalDateTime.class, "now")
        .orShould()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(ZoneId.class, "systemDefault")
        .orShould()
        .callMethod(Locale.class, "getDefault")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "getenv")
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(YIFEN);
  }

  @ParameterizedTest(name = "{0} only in {1}")
  @CsvSource({
    "org.apache.poi.., org.yifen.report.workbook..",
    "org.apache.commons.csv.., org.yifen.report.csv..",
    "picocli.., org.yifen.cli..",
    "com.fasterxml.jackson.., org.yifen.publish..",
    "org.knowm.xchart.., org.yifen.publish.chart..",
    "org.apache.batik.., org.yifen.publish.chart.."
  })
  void aLibraryIsUsedInOnePlace(String library, String place) {
    noClasses()
        .that()
        .resideOutsideOfPackage(place)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(YIFEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Util", "Utils", "Helper", "Manager"})
  void noClassIsNamedForNothing(String suffix) {
    noClasses().should().haveSimpleNameEndingWith(suffix).check(YIFEN);
  }

  @Test
  void theImporterSeesTheProgram() {
    assertThat(YIFEN.stream().filter(c -> !c.getModifiers().contains(JavaModifier.SYNTHETIC)))
        .as("an empty import would make every rule pass")
        .hasSizeGreaterThan(100);
  }
}
