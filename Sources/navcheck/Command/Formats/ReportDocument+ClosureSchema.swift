import NavCheck

extension ReportDocument {
  /// The definition of `closure` in ``schema``.
  static let closureSchema = """
    "closure": {
          "type": "object",
          "additionalProperties": false,
          "required": ["depth", "exploredDepth", "worlds", "outcome", "proved", "open", "changed"],
          "properties": {
            "depth": { "type": "integer" },
            "exploredDepth": { "type": "integer" },
            "worlds": { "type": "integer" },
            "outcome": { "enum": ["every-depth", "grows", "open"] },
            "reason": { "type": "string" },
            "above": { "type": "string" },
            "below": { "type": "string" },
            "place": { "$ref": "#/$defs/place" },
            "obstacle": { "type": "string" },
            "obstaclePlace": { "$ref": "#/$defs/place" },
            "steps": { "type": "array", "items": { "type": "string" } },
            "proved": { "type": "array", "items": { "type": "string" } },
            "open": { "type": "array", "items": { "type": "string" } },
            "changed": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["property", "verdict", "deeperVerdict"],
                "properties": {
                  "property": { "type": "string" },
                  "verdict": { "type": "string" },
                  "deeperVerdict": { "type": "string" },
                  "message": { "type": "string" },
                  "inputs": { "type": "integer" }
                }
              }
            }
          }
        },
    """
}
