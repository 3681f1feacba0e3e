import NavCheck

extension ReportDocument {
  /// The JSON Schema (draft 2020-12) of the reports; `navcheck explain schema json` prints it.
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
            "outcome": { "enum": ["as-expected", "not-as-expected", "incomplete", "invalid", "counted"] },
            "differences": { "type": "array", "items": { "type": "string" } },
            "platform": { "type": "string" },
            "ios": { "type": "integer" },
            "specIOS": { "type": "integer" },
            "dialect": { "type": "string" },
            "scope": { "type": "string" },
            "worlds": { "type": "integer" },
            "worldsNotFollowed": { "type": "integer" },
            "isComplete": { "type": "boolean" },
            "completeInputs": { "type": "integer" },
            "omission": { "$ref": "#/$defs/omission" },
            "modular": { "$ref": "#/$defs/modular" },
            "census": { "$ref": "#/$defs/census" },
            "closure": { "$ref": "#/$defs/closure" },
            "cuts": { "type": "array", "items": { "type": "string" } },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } },
            "properties": { "type": "array", "items": { "$ref": "#/$defs/property" } },
            "coordinators": { "type": "array", "items": { "type": "string" } },
            "deadCode": { "type": "array", "items": { "$ref": "#/$defs/dead" } },
            "events": { "type": "array", "items": { "$ref": "#/$defs/event" } },
            "unmetRequirements": { "type": "array", "items": { "type": "string" } }
          }
        },
        "event": {
          "type": "object",
          "additionalProperties": false,
          "required": ["event", "fired"],
          "properties": {
            "event": { "type": "string" },
            "fired": { "type": "integer" },
            "place": { "$ref": "#/$defs/place" }
          }
        },
        "dead": {
          "type": "object",
          "additionalProperties": false,
          "required": ["message", "path", "line"],
          "properties": {
            "message": { "type": "string" },
            "path": { "type": "string" },
            "line": { "type": "integer" }
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
        "modular": {
          "type": "object",
          "additionalProperties": false,
          "required": ["tabs", "layers", "pairs", "roots", "rootsNotFollowed", "combinations", "judged"],
          "properties": {
            "tabs": { "type": "integer" },
            "layers": { "type": "integer" },
            "pairs": { "type": "integer" },
            "roots": { "type": "integer" },
            "rootsNotFollowed": { "type": "integer" },
            "combinations": { "type": "integer" },
            "cut": { "type": "string" },
            "judged": { "type": "array", "items": { "type": "string" } }
          }
        },
        "census": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "atRest", "inMotion", "pictures", "fronts", "isExact", "dimensions", "remains", "inputs", "bounds", "savings"
          ],
          "properties": {
            "atRest": { "type": "integer" },
            "inMotion": { "type": "integer" },
            "pictures": { "type": "integer" },
            "fronts": { "type": "integer" },
            "isExact": { "type": "boolean" },
            "dimensions": { "type": "array", "items": { "$ref": "#/$defs/censusRow" } },
            "inputs": { "type": "array", "items": { "$ref": "#/$defs/censusRow" } },
            "remains": { "type": "array", "items": { "$ref": "#/$defs/censusRow" } },
            "bounds": { "type": "array", "items": { "$ref": "#/$defs/censusRow" } },
            "savings": { "type": "array", "items": { "$ref": "#/$defs/censusRow" } }
          }
        },
        \(closureSchema)
        "censusRow": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "worlds", "factor"],
          "properties": {
            "text": { "type": "string" },
            "within": { "type": "string" },
            "worlds": { "type": "integer" },
            "factor": { "type": "number" },
            "advice": { "type": "string" },
            "place": { "$ref": "#/$defs/place" }
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
            "rule": { "type": "string" },
            "path": { "type": "string" },
            "line": { "type": "integer" },
            "text": { "type": "string" },
            "code": { "type": "array", "items": { "type": "string" } },
            "inputs": { "type": "integer" },
            "trace": { "type": "array", "items": { "$ref": "#/$defs/step" } },
            "launch": { "type": "array", "items": { "type": "string" } },
            "pictures": { "type": "array", "items": { "$ref": "#/$defs/picture" } },
            "pointOfNoReturn": { "type": "integer" },
            "lasso": { "$ref": "#/$defs/lasso" },
            "trap": { "$ref": "#/$defs/trap" },
            "comparison": { "$ref": "#/$defs/comparison" },
            "alternatives": { "type": "array", "items": { "$ref": "#/$defs/picture" } },
            "unknown": { "type": "array", "items": { "type": "string" } },
            "after": { "$ref": "#/$defs/earlierViolation" },
            "secondCause": { "$ref": "#/$defs/secondCause" },
            "otherLinks": { "type": "array", "items": { "$ref": "#/$defs/otherLink" } },
            "again": { "type": "string" },
            "allow": { "type": "string" }
          }
        },
        "lasso": {
          "type": "object",
          "additionalProperties": false,
          "required": ["waitsAfter", "repeatsAfter"],
          "properties": {
            "waitsAfter": { "type": "integer" }, "repeatsAfter": { "type": "integer" }
          }
        },
        "trap": {
          "type": "object",
          "additionalProperties": false,
          "required": ["worlds", "events"],
          "properties": {
            "worlds": { "type": "integer" },
            "events": { "type": "array", "items": { "type": "string" } },
            "isPartial": { "type": "boolean" }
          }
        },
        "earlierViolation": {
          "type": "object",
          "additionalProperties": false,
          "required": ["property", "step"],
          "properties": {
            "property": { "type": "string" },
            "step": { "type": "integer" }
          }
        },
        "secondCause": {
          "type": "object",
          "additionalProperties": false,
          "required": ["without", "message", "inputs", "steps"],
          "properties": {
            "without": { "type": "string" },
            "message": { "type": "string" },
            "inputs": { "type": "integer" },
            "steps": { "type": "array", "items": { "type": "string" } }
          }
        },
        "otherLink": {
          "type": "object", "additionalProperties": false,
          "required": ["link", "message", "inputs", "steps"],
          "properties": {
            "link": { "type": "string" }, "message": { "type": "string" }, "inputs": { "type": "integer" },
            "steps": { "type": "array", "items": { "type": "string" } }
          }
        },
        "comparison": {
          "type": "object",
          "additionalProperties": false,
          "required": ["ways", "difference"],
          "properties": {
            "ways": { "type": "array", "items": { "$ref": "#/$defs/way" } },
            "difference": { "type": "string" }
          }
        },
        "way": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "steps"],
          "properties": {
            "name": { "type": "string" },
            "steps": { "type": "array", "items": { "type": "string" } }
          }
        },
        "step": {
          "type": "object",
          "additionalProperties": false,
          "required": ["actor", "event", "changes"],
          "properties": {
            "actor": { "enum": ["user", "environment", "platform", "effect"] },
            "event": { "type": "string" },
            "changes": { "type": "array", "items": { "type": "string" } },
            "messages": { "type": "array", "items": { "$ref": "#/$defs/message" } },
            "place": { "$ref": "#/$defs/place" },
            "choices": { "type": "array", "items": { "$ref": "#/$defs/place" } }
          }
        },
        "message": {
          "type": "object",
          "additionalProperties": false,
          "required": ["to", "text"],
          "properties": {
            "from": { "type": "string" },
            "to": { "type": "string" },
            "text": { "type": "string" },
            "isLost": { "type": "boolean" }
          }
        },
        "place": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "line"],
          "properties": {
            "path": { "type": "string" },
            "line": { "type": "integer" },
            "text": { "type": "string" }
          }
        },
    \(pictureDefinitions)
      }
    }

    """

  private static let pictureDefinitions = """
        "picture": {
          "type": "object",
          "additionalProperties": false,
          "required": ["layers", "coordinators", "mail", "effects", "beliefs", "variables", "isAtRest"],
          "properties": {
            "layers": { "type": "array", "items": { "$ref": "#/$defs/layer" } },
            "coordinators": { "type": "array", "items": { "$ref": "#/$defs/coordinator" } },
            "mail": { "type": "array", "items": { "$ref": "#/$defs/letter" } },
            "effects": { "type": "array", "items": { "$ref": "#/$defs/letter" } },
            "beliefs": { "type": "array", "items": { "type": "string" } },
            "variables": { "type": "array", "items": { "$ref": "#/$defs/variable" } },
            "end": { "type": "string" },
            "isAtRest": { "type": "boolean" },
            "isInBackground": { "type": "boolean" }
          }
        },
        "layer": {
          "type": "object",
          "additionalProperties": false,
          "required": ["stack"],
          "properties": {
            "style": { "enum": ["sheet", "cover", "alert", "popover"] },
            "phase": { "enum": ["presenting", "dismissing", "gesture", "cancelling"] },
            "stack": { "$ref": "#/$defs/stack" },
            "isNew": { "type": "boolean" }
          }
        },
        "stack": {
          "type": "object",
          "additionalProperties": false,
          "required": ["screens"],
          "properties": {
            "owner": { "type": "integer" },
            "screens": { "type": "array", "items": { "$ref": "#/$defs/screen" } },
            "leaving": { "type": "array", "items": { "$ref": "#/$defs/screen" } },
            "phase": { "enum": ["running", "gesture", "cancelling"] }
          }
        },
        "screen": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name"],
          "properties": {
            "name": { "type": "string" },
            "owner": { "type": "integer" },
            "isEntering": { "type": "boolean" },
            "isNew": { "type": "boolean" },
            "tabs": { "$ref": "#/$defs/tabs" }
          }
        },
        "tabs": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "names", "stacks", "selected"],
          "properties": {
            "kind": { "enum": ["tabs", "pages", "columns"] },
            "names": { "type": "array", "items": { "type": "string" } },
            "stacks": { "type": "array", "items": { "$ref": "#/$defs/stack" } },
            "selected": { "type": "integer" },
            "isExpanded": { "type": "boolean" },
            "leaving": { "type": "integer" },
            "phase": { "enum": ["running", "gesture", "cancelling"] }
          }
        },
        "coordinator": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "state"],
          "properties": {
            "name": { "type": "string" },
            "state": { "enum": ["alive", "finished", "gone"] },
            "parent": { "type": "integer" },
            "branch": { "type": "string" }
          }
        },
        "letter": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "text"],
          "properties": {
            "kind": { "enum": ["notice", "step", "event", "update", "end", "effect"] },
            "text": { "type": "string" },
            "to": { "type": "string" }
          }
        },
        "variable": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "value"],
          "properties": {
            "name": { "type": "string" },
            "value": { "type": "string" }
          }
        }
    """
}
