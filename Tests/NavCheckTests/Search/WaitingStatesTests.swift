import Testing

@testable import NavCheck

@Suite("Who waits at a place is let go once, by whoever comes by")
struct WaitingStatesTests {
  @Test(arguments: [40, 4000])
  func `a table and plain lists agree on who waits where`(width: Int) {
    var generator = SplitMix(seed: UInt64(width))
    var waiting = WaitingStates(width: width)
    var wanted: [Int: [Int]] = [:]
    var most = 0
    for step in 0..<20_000 {
      // Places far apart, side by side, and again and again the same.
      let place = Int.random(in: 0..<width, using: &generator) / (step / 1000 % 3 + 1)
      if Int.random(in: 0..<(step < 12_000 ? 3 : 2), using: &generator) > 0 {
        waiting.add(step, at: place)
        wanted[place, default: []].append(step)
        most = max(most, wanted.count)
      } else {
        var released: [Int] = []
        waiting.release(at: place, into: &released)
        #expect(released.sorted() == wanted.removeValue(forKey: place) ?? [])
      }
      if step % 1000 == 0 { waiting.checkInvariants() }
    }
    for place in 0..<width {
      var released: [Int] = []
      waiting.release(at: place, into: &released)
      #expect(released.sorted() == wanted[place] ?? [])
    }
    waiting.checkInvariants()
    #expect(most > width / 4)
  }
}
