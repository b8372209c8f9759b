package org.yifen.diagnostic;

import java.util.List;
import java.util.Optional;
import org.yifen.trace.Location;

/**
 * One finding: a notice at its place or places.
 *
 * @param places the first is where to look first; a contradiction has both its cells
 * @param arguments what the text's {@code {0}}, {@code {1}} stand for
 * @param event the event's id, empty when the finding is not about one event
 * @param acknowledged who said that a warning is in order; only warnings can be acknowledged
 */
public record Diagnostic(
    Notice notice,
    List<Location> places,
    List<String> arguments,
    String event,
    Optional<Acknowledgement> acknowledged)
    implements Comparable<Diagnostic> {

  public Diagnostic {
    places = List.copyOf(places);
    arguments = List.copyOf(arguments);
    if (arguments.size() != notice.arguments()) {
      throw new IllegalArgumentException(
          "%s takes %d arguments, was given %s"
              .formatted(notice.code(), notice.arguments(), arguments));
    }
    if (acknowledged.isPresent() && notice.severity() != Severity.WARNING) {
      throw new IllegalArgumentException(notice.code() + " is no warning");
    }
  }

  /** Where to look first. */
  public Optional<Location> place() {
    return places.isEmpty() ? Optional.empty() : Optional.of(places.get(0));
  }

  /** What is wrong, in words. */
  public String text(Language language) {
    return Texts.of(language).filled(Texts.of(language).text(notice), arguments);
  }

  /** What to do about it, in words. */
  public String remedy(Language language) {
    return Texts.of(language).filled(Texts.of(language).remedy(notice), arguments);
  }

  /** The same finding, said of an event. */
  public Diagnostic of(String eventId) {
    return new Diagnostic(notice, places, arguments, eventId, acknowledged);
  }

  /** The same warning, looked at and found to be in order; throws when it is no warning. */
  public Diagnostic acknowledged(Acknowledgement by) {
    return new Diagnostic(notice, places, arguments, event, Optional.of(by));
  }

  /** Reading order of the places, then the code; findings without a place come first. */
  @Override
  public int compareTo(Diagnostic other) {
    if (places.isEmpty() || other.places.isEmpty()) {
      int byPlaces = Boolean.compare(!places.isEmpty(), !other.places.isEmpty());
      return byPlaces != 0 ? byPlaces : byContent(other);
    }
    int byPlace = places.get(0).compareTo(other.places.get(0));
    return byPlace != 0 ? byPlace : byContent(other);
  }

  private int byContent(Diagnostic other) {
    int byCode = notice.compareTo(other.notice);
    return byCode != 0 ? byCode : arguments.toString().compareTo(other.arguments.toString());
  }
}
