import NavCheck

extension ReportDocument {
  /// The form of the JSON, as a JSON Schema (draft 2020-12); `navcheck explain schema json` prints it.
  static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "navcheck report",
      "type": "object",
      "additionalProperties": false,
      "required": ["version", "tool", "exitCode", "checks"],
      "properties": {
        "version": { "type": "integer" },
        "tool": { "type": "string" },
        "shard": { "type": "string", "pattern": "^[0-9]+/[0-9]+$" },
        "exitCode": { "type": "integer" },
        "versionDifferences": { "type": "array", "items": { "$ref": "#/$defs/versionDifference" } },
        "checks": { "type": "array", "items": { "$ref": "#/$defs/check" } }
      },
      "$defs": {
        "check": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "outcome", "differences", "cuts", "diagnostics", "properties"],
          "properties": {
            "path": { "type": "string" },
            "variant": { "type": "string" },
            "kind": { "enum": ["spec", "trace", "machine", "app", "conformance"] },
            "outcome": { "enum": ["as-expected", "not-as-expected", "incomplete", "invalid"] },
            "differences": { "type": "array", "items": { "type": "string" } },
            "platform": { "type": "string" },
            "ios": { "type": "integer" },
            "specIOS": { "type": "integer" },
            "dialect": { "type": "string" },
            "scope": { "type": "string" },
            "worlds": { "type": "integer" },
            "worldsNotFollowed": { "type": "integer" },
            "isComplete": { "type": "boolean" },
            "omission": { "$ref": "#/$defs/omission" },
            "cuts": { "type": "array", "items": { "type": "string" } },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } },
            "properties": { "type": "array", "items": { "$ref": "#/$defs/property" } }
          }
        },
        "versionDifference": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "property", "verdicts"],
          "properties": {
            "path": { "type": "string" },
            "variant": { "type": "string" },
            "property": { "type": "string" },
            "verdicts": { "type": "array", "items": { "$ref": "#/$defs/versionVerdict" } }
          }
        },
        "versionVerdict": {
          "type": "object",
          "additionalProperties": false,
          "required": ["ios", "verdict"],
          "properties": {
            "ios": { "type": "integer" },
            "verdict": { "enum": ["holds", "violated", "incomplete", "vacuous", "not-applicable"] },
            "inputs": { "type": "integer" }
          }
        },
        "omission": {
          "type": "object",
          "additionalProperties": false,
          "required": ["technique", "expectedWorlds", "probability", "nextChance"],
          "properties": {
            "technique": { "type": "string" },
            "expectedWorlds": { "type": "number" },
            "probability": { "type": "number" },
            "nextChance": { "type": "number" }
          }
        },
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["severity", "code", "message", "path", "line", "column"],
          "properties": {
            "severity": { "enum": ["error", "warning"] },
            "code": { "type": "string" },
            "message": { "type": "string" },
            "help": { "type": "string" },
            "path": { "type": "string" },
            "line": { "type": "integer" },
            "column": { "type": "integer" }
          }
        },
        "property": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "isBuiltIn", "verdict", "isExpected", "mattered", "path", "line"],
          "properties": {
            "name": { "type": "string" },
            "isBuiltIn": { "type": "boolean" },
            "verdict": { "enum": ["holds", "violated", "incomplete", "vacuous", "not-applicable"] },
            "isExpected": { "type": "boolean" },
            "mattered": { "type": "integer" },
            "message": { "type": "string" },
            "path": { "type": "string" },
            "line": { "type": "integer" },
            "code": { "type": "array", "items": { "type": "string" } },
            "inputs": { "type": "integer" },
            "trace": { "type": "array", "items": { "$ref": "#/$defs/step" } },
            "lasso": { "$ref": "#/$defs/lasso" },
            "trap": { "$ref": "#/$defs/trap" }
          }
        },
        "lasso": {
          "type": "object",
          "additionalProperties": false,
          "required": ["waitsAfter", "repeatsAfter"],
          "properties": {
            "waitsAfter": { "type": "integer" },
            "repeatsAfter": { "type": "integer" }
          }
        },
        "trap": {
          "type": "object",
          "additionalProperties": false,
          "required": ["worlds", "events"],
          "properties": {
            "worlds": { "type": "integer" },
            "events": { "type": "array", "items": { "type": "string" } }
          }
        },
        "step": {
          "type": "object",
          "additionalProperties": false,
          "required": ["actor", "event", "changes"],
          "properties": {
            "actor": { "enum": ["user", "environment", "platform", "effect"] },
            "event": { "type": "string" },
            "changes": { "type": "array", "items": { "type": "string" } }
          }
        }
      }
    }

    """
}
