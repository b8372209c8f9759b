package org.yifen.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.List;

/** JSON against a JSON Schema, by a validator that is not ours. */
public final class JsonSchemas {

  private static final ObjectMapper JSON = new ObjectMapper();

  private JsonSchemas() {}

  /** What a validator has to say against a document; the schema names its own version. */
  public static List<String> complaints(byte[] schema, byte[] document) throws IOException {
    return complaints(JSON.readTree(schema), JSON.readTree(document));
  }

  /** The same with a schema that allows no field it does not name. */
  public static List<String> strictComplaints(byte[] schema, byte[] document) throws IOException {
    JsonNode strict = JSON.readTree(schema);
    close(strict);
    strict.path("$defs").forEach(JsonSchemas::close);
    close(strict.at("/$defs/finding/properties/acknowledged"));
    return complaints(strict, JSON.readTree(document));
  }

  private static void close(JsonNode schema) {
    if (schema instanceof ObjectNode object && object.has("properties")) {
      object.put("additionalProperties", false);
    }
  }

  private static List<String> complaints(JsonNode schema, JsonNode document) {
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.fromSchemaNode(schema).orElseThrow());
    Schema compiled = registry.getSchema(schema);
    return compiled
        .validate(
            document,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(Error::toString)
        .toList();
  }
}
