package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.yifen.regulation.Title;
import org.yifen.title.Announcement;
import org.yifen.title.Standard;

/** Reads an announcement that {@link NormsJson#announcement} wrote. */
public final class AnnouncementJson {

  private @Nullable String event;
  private final List<Announcement.Named> entrants = new ArrayList<>();
  private final List<Standard> standards = new ArrayList<>();
  private int average;
  private int games;

  private AnnouncementJson() {}

  /** The announcement; empty when the bytes are none. */
  public static Optional<Announcement> read(byte[] bytes) {
    try (JsonParser json = new JsonFactory().createParser(bytes)) {
      return new AnnouncementJson().read(json);
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private Optional<Announcement> read(JsonParser json) throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      return Optional.empty();
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      switch (name) {
        case "event" -> event = json.getText();
        case "average" -> average = json.getIntValue();
        case "games" -> games = json.getIntValue();
        case "titles" -> titles(json);
        case "entrants" -> entrants(json);
        default -> json.skipChildren();
      }
    }
    return event == null || entrants.isEmpty()
        ? Optional.empty()
        : Optional.of(new Announcement(event, entrants, average, games, standards));
  }

  private void titles(JsonParser json) throws IOException {
    while (json.nextToken() == JsonToken.START_OBJECT) {
      Optional<Title> title = Optional.empty();
      String category = "";
      OptionalInt rate = OptionalInt.empty();
      OptionalInt halves = OptionalInt.empty();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        boolean there = json.nextToken() != JsonToken.VALUE_NULL;
        String value = there ? json.getText() : "";
        switch (name) {
          case "title" -> title = of(value);
          case "category" -> category = value;
          case "rate" -> rate = there ? OptionalInt.of(json.getIntValue()) : rate;
          case "standard" -> halves = there ? OptionalInt.of(halves(value)) : halves;
          default -> json.skipChildren();
        }
      }
      if (title.isPresent()) {
        standards.add(new Standard(title.get(), category, rate, halves));
      }
    }
  }

  private static Optional<Title> of(String code) {
    return Arrays.stream(Title.values()).filter(t -> t.code().equals(code)).findFirst();
  }

  private static int halves(String points) {
    try {
      return new BigDecimal(points).multiply(BigDecimal.valueOf(2)).intValueExact();
    } catch (ArithmeticException e) {
      throw new NumberFormatException(points);
    }
  }

  private void entrants(JsonParser json) throws IOException {
    while (json.nextToken() == JsonToken.START_OBJECT) {
      String id = "";
      String name = "";
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String field = json.currentName();
        json.nextToken();
        switch (field) {
          case "id" -> id = json.getText();
          case "name" -> name = json.getText();
          default -> json.skipChildren();
        }
      }
      entrants.add(new Announcement.Named(id, name));
    }
  }
}
