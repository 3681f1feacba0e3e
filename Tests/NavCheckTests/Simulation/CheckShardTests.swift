import NavCheck
import Testing

@Suite struct `Dealing units of work` {
  @Test(arguments: ["1/1", "2/5", "10000/10000"]) func `what can be read`(_ text: String) {
    #expect(CheckShard(text)?.description == text)
  }

  @Test(arguments: ["", "/", "1", "0/1", "2/1", "-1/2", "1/2/3", "1/10001", "a/b", " 1/2", "1/2 "])
  func `what cannot`(_ text: String) { #expect(CheckShard(text) == nil) }

  /// The owners of some names never change: reports of machines with different versions would not fit together.
  @Test func `owners are the same for ever`() throws {
    let shard = try #require(CheckShard("1/5"))
    let owners = ["specs/a.nav base", "specs/a.nav", "specs/b.nav late", ""].map { shard.owner(of: $0).index }
    #expect(owners == [1, 1, 3, 4])
  }

  @Test(arguments: 1...20) func `units are spread evenly`(_ count: Int) throws {
    let shard = try #require(CheckShard("1/\(count)"))
    var counts: [CheckShard: Int] = [:]
    for number in 0..<(200 * count) { counts[shard.owner(of: "specs/\(number).nav"), default: 0] += 1 }
    #expect(counts.count == count && counts.values.allSatisfy { (120...280).contains($0) })
    #expect(shard.siblings.count { $0.has("specs/7.nav") } == 1)
  }
}
