extension Mistake {
  static let unsupported = [
    Mistake(
      code: "not-supported",
      text: Array(
        #"""
        system S
        eventually p: x
        fair tap x
        always p when x leads to y
        var x: snapshot

        """#.utf8),
      rendered: #"""
        s.nav:2:1: error: 'eventually' is not supported yet
           2 | eventually p: x
               ^~~~~~~~~~
        s.nav:3:1: error: 'fair' is not supported yet
           3 | fair tap x
               ^~~~
        s.nav:4:17: error: 'leads to' is not supported yet
           4 | always p when x leads to y
                               ^~~~~
        s.nav:5:8: error: 'snapshot' is not supported yet
           5 | var x: snapshot
                      ^~~~~~~~

        """#),
    Mistake(
      code: "not-supported",
      text: Array(
        #"""
        system S
        coordinator A {
          feedback f first when x { push a }
          branch b: B
          screen s {
            leads to b
            needs x
            provides y
            on tap x {
              segue to b
              whenReady a { pop }
              mutate a = b
            }
          }
        }
        coordinator B {}

        """#.utf8),
      rendered: #"""
        s.nav:3:3: error: 'feedback' is not supported yet
           3 |   feedback f first when x { push a }
                 ^~~~~~~~
        s.nav:6:5: error: 'leads to' is not supported yet
           6 |     leads to b
                   ^~~~~
        s.nav:7:5: error: 'needs' is not supported yet
           7 |     needs x
                   ^~~~~
        s.nav:8:5: error: 'provides' is not supported yet
           8 |     provides y
                   ^~~~~~~~
        s.nav:10:7: error: 'segue' is not supported yet
          10 |       segue to b
                     ^~~~~
        s.nav:11:7: error: 'whenReady' is not supported yet
          11 |       whenReady a { pop }
                     ^~~~~~~~~
        s.nav:12:7: error: 'mutate' is not supported yet
          12 |       mutate a = b
                     ^~~~~~

        """#),
  ]
}
