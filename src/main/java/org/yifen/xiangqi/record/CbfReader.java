package org.yifen.xiangqi.record;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * Reads CBF, the XML form of CBR. A document type is refused: no record has one, and it can make a
 * reader open other files or expand without end. No sample with variations is known; moves after
 * the end of the line are told and not read.
 */
final class CbfReader {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("Name", Tag.TITLE),
          Map.entry("Contest", Tag.EVENT),
          Map.entry("ContestType", "EventClass"),
          Map.entry("TimeRule", Tag.TIME_RULE),
          Map.entry("Commentator", Tag.ANNOTATOR),
          Map.entry("CommentatorURL", "AnnotatorMail"),
          Map.entry("Creator", Tag.AUTHOR),
          Map.entry("CreatorURL", "AuthorMail"),
          Map.entry("DateCreated", "Created"),
          Map.entry("DateModified", "Saved"),
          Map.entry("From", "Source"),
          Map.entry("ResultType", "Termination"));

  private static final int CHARACTERS = 4 << 20;

  private final String text;
  private final String encoding;
  private final Gathered out;
  private final Draft draft = new Draft(RecordFormat.CBF);
  private final StringBuilder content = new StringBuilder();
  private boolean head;
  private boolean start = true;
  private boolean ended;
  private int node = GameTree.START;

  CbfReader(byte[] bytes, Gathered out) {
    Encoding found = Encoding.of(List.of(bytes), Encoding.UTF_8);
    boolean wide = isWide(bytes);
    this.encoding = wide ? Encoding.UTF_16.title() : found.title();
    String decoded = wide ? new String(bytes, StandardCharsets.UTF_16) : found.decode(bytes);
    int from = 0;
    while (from < decoded.length() && decoded.charAt(from) == '\uFEFF') {
      from++;
    }
    this.text = decoded.substring(from);
    this.out = out;
  }

  private static boolean isWide(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : ((bytes[0] & 0xFF) << 8) | (bytes[1] & 0xFF);
    return mark == 0xFEFF || mark == 0xFFFE;
  }

  void read() {
    if (Encoding.isBroken(text)) {
      int at = text.indexOf('\uFFFD');
      out.game(Notice.REC_005, text.substring(Math.max(0, at - 10), at + 1), encoding);
    }
    try {
      XMLStreamReader xml = factory().createXMLStreamReader(new StringReader(text));
      while (xml.hasNext()) {
        event(xml, xml.next());
      }
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
      out.line(line, Notice.REC_002, "XML");
    } catch (RuntimeException e) {
      // the parser of the platform throws these too on what is no XML
      out.game(Notice.REC_002, "XML");
    }
    if (draft.tree.isFull()) {
      out.game(Notice.REC_012, draft.tree.limit());
    }
    draft.finish(out, encoding);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("no other file is read");
        });
    return factory;
  }

  private void event(XMLStreamReader xml, int kind) throws XMLStreamException {
    switch (kind) {
      case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
          throw new XMLStreamException("document type", xml.getLocation());
      case XMLStreamConstants.START_ELEMENT -> begin(xml);
      case XMLStreamConstants.END_ELEMENT -> end(xml);
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
        if (content.length() + xml.getTextLength() <= CHARACTERS) {
          content.append(xml.getText());
        }
      }
      default -> {}
    }
  }

  private void begin(XMLStreamReader xml) {
    content.setLength(0);
    String name = xml.getLocalName();
    if (name.equals("Head")) {
      head = true;
    } else if (name.equals("Move")) {
      move(xml);
    }
  }

  private void end(XMLStreamReader xml) {
    String name = xml.getLocalName();
    String value = content.toString().replace("\r\n", "\n").strip();
    content.setLength(0);
    if (name.equals("Head")) {
      head = false;
    } else if (name.equals("Move") && !value.isEmpty() && !draft.tree.isFull()) {
      draft.tree.after(node, value);
    } else if (head) {
      field(name, value, xml.getLocation().getLineNumber());
    }
  }

  private void field(String name, String value, int line) {
    if (name.equals("FEN") && !value.isEmpty()) {
      draft.fen(value, line, out);
    } else if (name.equals("RecordResult") && !value.isEmpty()) {
      Optional<Outcome> outcome =
          value.length() == 1 ? Outcome.ofCode(value.charAt(0) - '0') : Optional.empty();
      draft.result(outcome.orElse(Outcome.UNKNOWN), value);
    } else {
      draft.tagIfAny(NAMES.getOrDefault(name, name), value);
    }
  }

  private void move(XMLStreamReader xml) {
    String value = Optional.ofNullable(xml.getAttributeValue(null, "value")).orElse("");
    int line = xml.getLocation().getLineNumber();
    if (start && value.equals("00-00")) {
      start = false;
      return;
    }
    start = false;
    if (ended || draft.tree.isFull() || xml.getAttributeCount() > 2) {
      out.line(line, Notice.REC_019, value);
      return;
    }
    ended = "1".equals(xml.getAttributeValue(null, "end"));
    Optional<Move> move = squares(value);
    if (move.isEmpty()) {
      out.line(line, Notice.REC_013, value);
    }
    node = draft.tree.add(node, new RecordedMove(move.isEmpty() ? value : "", move));
  }

  private static Optional<Move> squares(String value) {
    if (value.length() != 5 || value.charAt(2) != '-') {
      return Optional.empty();
    }
    Optional<Square> from = DhtmlGame.square(value);
    Optional<Square> to = DhtmlGame.square(value.substring(3));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new Move(from.get(), to.get()))
        : Optional.empty();
  }
}
