extension Mistake {
  static let unsupported = [
    Mistake(
      code: "not-supported",
      text: Array(
        #"""
        system S(guests: 0...3)
        use "Base.nav"
        base B { on start { pop } }
        assume x
        known p in 3 inputs
        opaque coordinator X
        eventually p: x
        fair tap x
        accepts log {
          a
        }
        rejects log { a }
        allow p at home "x"
        always p when x leads to y
        var x: snapshot

        """#.utf8),
      rendered: #"""
        s.nav:1:9: error: parameters of the whole system are not supported yet
           1 | system S(guests: 0...3)
                       ^
        s.nav:2:1: error: 'use' is not supported yet
           2 | use "Base.nav"
               ^~~
        s.nav:3:1: error: 'base' is not supported yet
           3 | base B { on start { pop } }
               ^~~~
        s.nav:4:1: error: 'assume' is not supported yet
           4 | assume x
               ^~~~~~
        s.nav:5:1: error: 'known' is not supported yet
           5 | known p in 3 inputs
               ^~~~~
        s.nav:6:1: error: 'opaque' coordinators are not supported yet
           6 | opaque coordinator X
               ^~~~~~
        s.nav:7:1: error: 'eventually' is not supported yet
           7 | eventually p: x
               ^~~~~~~~~~
        s.nav:8:1: error: 'fair' is not supported yet
           8 | fair tap x
               ^~~~
        s.nav:9:1: error: logs ('accepts') are not supported yet
           9 | accepts log {
               ^~~~~~~
        s.nav:12:1: error: logs ('rejects') are not supported yet
          12 | rejects log { a }
               ^~~~~~~
        s.nav:13:9: error: 'allow … at' is not supported yet
          13 | allow p at home "x"
                       ^~
        s.nav:14:17: error: 'leads to' is not supported yet
          14 | always p when x leads to y
                               ^~~~~
        s.nav:15:8: error: 'snapshot' is not supported yet
          15 | var x: snapshot
                      ^~~~~~~~

        """#),
    Mistake(
      code: "not-supported",
      text: Array(
        #"""
        system S
        coordinator A: B {
          code "A.swift"
          action leave { pop }
          feedback f first when x { push a }
          branch b: opaque
          screen s {
            leads to b
            needs x
            provides y
            on tap x {
              segue to b
              whenReady a { pop }
              mutate a = b
              leave()
              push a with unregistered then { pop }
            }
          }
        }
        coordinator B code "B.swift" {}

        """#.utf8),
      rendered: #"""
        s.nav:2:14: error: a base of a coordinator is not supported yet
           2 | coordinator A: B {
                            ^
        s.nav:3:3: error: 'code' is not supported yet
           3 |   code "A.swift"
                 ^~~~
        s.nav:4:3: error: 'action' is not supported yet
           4 |   action leave { pop }
                 ^~~~~~
        s.nav:5:3: error: 'feedback' is not supported yet
           5 |   feedback f first when x { push a }
                 ^~~~~~~~
        s.nav:6:13: error: 'opaque' coordinators are not supported yet
           6 |   branch b: opaque
                           ^~~~~~
        s.nav:8:5: error: 'leads to' is not supported yet
           8 |     leads to b
                   ^~~~~
        s.nav:9:5: error: 'needs' is not supported yet
           9 |     needs x
                   ^~~~~
        s.nav:10:5: error: 'provides' is not supported yet
          10 |     provides y
                   ^~~~~~~~
        s.nav:12:7: error: 'segue' is not supported yet
          12 |       segue to b
                     ^~~~~
        s.nav:13:7: error: 'whenReady' is not supported yet
          13 |       whenReady a { pop }
                     ^~~~~~~~~
        s.nav:14:7: error: 'mutate' is not supported yet
          14 |       mutate a = b
                     ^~~~~~
        s.nav:15:7: error: actions (calls like 'leave(…)') are not supported yet
          15 |       leave()
                     ^~~~~
        s.nav:16:14: error: 'with' behind a command is not supported yet
          16 |       push a with unregistered then { pop }
                            ^~~~
        s.nav:20:15: error: 'code' is not supported yet
          20 | coordinator B code "B.swift" {}
                             ^~~~

        """#),
  ]
}
