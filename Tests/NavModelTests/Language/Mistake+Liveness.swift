extension Mistake {
  static let liveness = [
    Mistake(
      code: "unexpected-token",
      text: Array(
        #"""
        system S
        always p when x leads to y
        always q leads to y
        fair
        coordinator App { fair tap x }
        change p on tap a, tap b: settled

        """#.utf8),
      rendered: #"""
        s.nav:2:17: error: expected ':' and a condition, found 'leads'
           2 | always p when x leads to y
                               ^~~~~ write: eventually p when A: B
        s.nav:3:10: error: expected ':' and a condition, found 'leads'
           3 | always q leads to y
                        ^~~~~ write: eventually q when A: B
        s.nav:4:5: error: expected an event before the end of the line
           4 | fair
                   ^
        s.nav:5:19: error: 'fair' is not a declaration of a coordinator
           5 | coordinator App { fair tap x }
                                 ^~~~ it belongs at the top level of a file or of a variant
        s.nav:6:18: error: expected ':' and a condition, found ','
           6 | change p on tap a, tap b: settled
                                ^ a property has one event: write one property for each event

        """#)
  ]
}
