// Written by navcheck generate --cover pairs.
import NavCheckTesting
import Testing

let effectWays: [[String]] = [
  [
    "tap open @ Editor.list",
    "back @ Editor.form",
    "tap open @ Editor.list",
  ],
  [
    "tap open @ Editor.list",
    "back @ Editor.form",
    "tap save @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "swipe back begins @ Editor.form",
    "swipe back is finished @ Editor.form",
    "tap open @ Editor.list",
  ],
  [
    "tap open @ Editor.list",
    "swipe back begins @ Editor.form",
    "swipe back is let go @ Editor.form",
    "back @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "swipe back begins @ Editor.form",
    "swipe back is let go @ Editor.form",
    "swipe back begins @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "swipe back begins @ Editor.form",
    "swipe back is let go @ Editor.form",
    "tap save @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "tap save @ Editor.form",
    "save answers done",
    "tap open @ Editor.list",
  ],
  [
    "tap open @ Editor.list",
    "tap save @ Editor.form",
    "save answers failed",
    "tap save @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "swipe back begins @ Editor.form",
    "swipe back is finished @ Editor.form",
    "tap save @ Editor.form",
  ],
  [
    "tap open @ Editor.list",
    "tap save @ Editor.form",
    "back @ Editor.form",
    "tap open @ Editor.list",
    "save answers done",
    "tap open @ Editor.list",
  ],
  [
    "tap open @ Editor.list",
    "tap save @ Editor.form",
    "swipe back begins @ Editor.form",
    "swipe back is let go @ Editor.form",
    "save answers done",
    "tap open @ Editor.list",
  ],
]

@MainActor @Test(arguments: effectWays)
func effectConforms(way: [String]) async throws {
  let report = try await conformance(of: effectDriver(), to: effectSpec, along: [way])
  #expect(report.differences.isEmpty, "\(report)")
}
