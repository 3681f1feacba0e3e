extension ObservedPlan {
  /// Caches the results that depend on the first part only.
  func makeRow(of first: Int, _ room: inout ObservedRoom<Word>) {
    let number = room.rowPlace(of: first, lanes: laneCount)
    var row = ObservedRow(
      number: first, firstEntry: Int32(room.rowEntries.count), firstGroup: Int32(room.groups.count))
    for lane in 0..<laneCount {
      room.rowMatters[number * laneCount + lane] = 0
      room.rowBroken[number * laneCount + lane] = 0
    }
    var open: [(part: Int, question: ObservedRow.Open)] = []
    for question in 0..<(lanes.count + stepCount) {
      let link = unsafe tries.advance(question, from: ReadTries.fromRoot, within: 0, room.ids)
      let isAboutStates = question < lanes.count
      if link >> 32 > 1 {
        let lane = isAboutStates ? lanes[question] : 0
        let part = tries.part(readNextBy: question, link)
        open.append((part, ObservedRow.Open(question: Int32(question), lane: Int32(lane), link: link)))
        continue
      }
      if link == 0 { row.known = 0 }
      if isAboutStates {
        let judgement = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        room.rowMatters[number * laneCount + lanes[question]] |= judgement.matters
        room.rowBroken[number * laneCount + lanes[question]] |= judgement.broken
      } else if link & 0xFFFF_FFFF != 0 {
        room.rowEntries.append(UInt32(truncatingIfNeeded: link))
        row.entries += 1
      }
    }
    for part in Set(open.map(\.part)).sorted() {
      var group = ObservedRow.Group(part: Int32(part), firstOpen: Int32(room.open.count))
      // Questions about states come first already.
      for (_, question) in open.filter({ $0.part == part }) {
        room.open.append(question)
        if Int(question.question) < lanes.count { group.openOfStates += 1 } else { group.openOfSteps += 1 }
      }
      room.groups.append(group)
      row.groups += 1
    }
    room.rows[number] = row
  }

  /// Caches the results that depend on the first part and on the part that a group reads next.
  ///
  /// - Returns: Whether the row can be used; false if results are missing, or if there are too many.
  func makeSubRow(
    _ key: UInt64, of group: ObservedRow.Group, at place: UnsafeMutablePointer<ObservedSubRow>,
    _ room: inout ObservedRoom<Word>
  ) -> Bool {
    var row = ObservedSubRow(key: key, firstOpen: room.open.count)
    let first = Int(group.firstOpen)
    var open: [ObservedRow.Open] = []
    for place in first..<(first + Int(group.openOfStates) + Int(group.openOfSteps)) {
      let question = room.open[place]
      let link = unsafe tries.advance(
        Int(question.question), from: question.link, within: Int(group.part), room.ids)
      if link == 0 { return false }
      let isAboutStates = Int(question.question) < lanes.count
      if link >> 32 > 1 {
        open.append(ObservedRow.Open(question: question.question, lane: question.lane, link: link))
        if isAboutStates { row.openOfStates += 1 } else { row.openOfSteps += 1 }
      } else if isAboutStates {
        let judgement = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        row.matters |= judgement.matters
        row.broken |= judgement.broken
      } else if link & 0xFFFF_FFFF != 0 {
        row.add(UInt32(truncatingIfNeeded: link))
      }
    }
    if !row.isFull { for question in open { room.open.append(question) } }
    unsafe place.pointee = row
    return !row.isFull
  }
}
