extension Mistake {
  static let structure = [
    Mistake(
      code: "missing-system",
      text: [],
      rendered: #"""
        s.nav:1:1: error: the file has no declarations
           1 | 
               ^ begin with 'system Name', or with 'part Name' in a part

        """#),
    Mistake(
      code: "missing-system",
      text: Array(
        #"""
        sytem Demo
        scren x

        """#.utf8),
      rendered: #"""
        s.nav:1:1: error: a spec begins with 'system', not with 'sytem'
           1 | sytem Demo
               ^~~~~ begin with 'system Name', or with 'part Name' in a part
        s.nav:2:1: error: no declaration of a system begins with 'scren'
           2 | scren x
               ^~~~~ did you mean 'screen'?

        """#),
    Mistake(
      code: "missing-system",
      text: Array(
        #"""
        {"json": true}

        """#.utf8),
      rendered: #"""
        s.nav:1:1: error: a spec begins with 'system', not with '{'
           1 | {"json": true}
               ^ begin with 'system Name', or with 'part Name' in a part

        """#),
    Mistake(
      code: "capitalisation",
      text: Array(
        #"""
        system demo
        coordinator App {
          screen Home
        }

        """#.utf8),
      rendered: #"""
        s.nav:1:8: error: the name of the system begins with a capital letter
           1 | system demo
                      ^~~~ write 'Demo'
        s.nav:3:10: error: only systems, parts, coordinators, types and bases are capitalised, so 'Home' cannot be the name of a screen
           3 |   screen Home
                        ^~~~ write 'home'

        """#),
    Mistake(
      code: "unknown-declaration",
      text: Array(
        #"""
        system S
        cordinator App {
          start home
          anything at all
        }
        coordinator B {
          stat home
        }

        """#.utf8),
      rendered: #"""
        s.nav:2:1: error: no declaration of a system begins with 'cordinator'
           2 | cordinator App {
               ^~~~~~~~~~ did you mean 'coordinator'?
        s.nav:7:3: error: no declaration of a coordinator begins with 'stat'
           7 |   stat home
                 ^~~~ did you mean 'start'?

        """#),
    Mistake(
      code: "misplaced",
      text: Array(
        #"""
        system S
        screen home
        coordinator A {
          coordinator B {}
          screen x { start y }
          on tap x { screen z }
        }
        variant v { variant w {} }
        system T

        """#.utf8),
      rendered: #"""
        s.nav:2:1: error: 'screen' is not a declaration of a system
           2 | screen home
               ^~~~~~ it belongs in a coordinator
        s.nav:4:3: error: 'coordinator' is not a declaration of a coordinator
           4 |   coordinator B {}
                 ^~~~~~~~~~~ it belongs at the top level of a file or of a variant
        s.nav:5:14: error: 'start' is not a declaration of a screen or a branch
           5 |   screen x { start y }
                            ^~~~~ it belongs in a coordinator
        s.nav:6:14: error: 'screen' is not a statement
           6 |   on tap x { screen z }
                            ^~~~~~ it belongs in a coordinator
        s.nav:8:13: error: 'variant' is not a declaration of a variant
           8 | variant v { variant w {} }
                           ^~~~~~~ it belongs at the top level of a spec
        s.nav:9:1: error: 'system' is not a declaration of a system
           9 | system T
               ^~~~~~ a file holds one system or one part

        """#),
    Mistake(
      code: "unknown-statement",
      text: Array(
        #"""
        system S
        on tick {
          psh home
          something
        }

        """#.utf8),
      rendered: #"""
        s.nav:3:3: error: no statement begins with 'psh'
           3 |   psh home
                 ^~~ did you mean 'push'?
        s.nav:4:3: error: no statement begins with 'something'
           4 |   something
                 ^~~~~~~~~

        """#),
    Mistake(
      code: "unexpected-token",
      text: Array(
        #"""
        system S
        coordinator A
        {
          start home
        }
        on tick {
          push
          pop 2 3
          list.count
          choose { pop }
        }
        always p: a +

        """#.utf8),
      rendered: #"""
        s.nav:2:14: error: expected '{' and the members of the coordinator before the end of the line
           2 | coordinator A
                            ^ write '{' at the end of this line
        s.nav:7:7: error: expected a value before the end of the line
           7 |   push
                     ^
        s.nav:8:9: error: expected a new line or ';', found '3'
           8 |   pop 2 3
                       ^
        s.nav:9:13: error: expected '=' and a value, or a change of a list such as 'append(…)' before the end of the line
           9 |   list.count
                           ^
        s.nav:10:17: error: expected 'or' and another block before the end of the line
          10 |   choose { pop }
                               ^
        s.nav:12:14: error: expected a value before the end of the file
          12 | always p: a +
                            ^

        """#),
    Mistake(
      code: "unexpected-token",
      text: Array(
        #"""
        system S
        always p: (a and b
        always q: [a, b
        always r: f(a b)
        type T = { a b }
        type U = { a,
          b
        always s: not

        """#.utf8),
      rendered: #"""
        s.nav:2:19: error: expected ')' before the end of the line
           2 | always p: (a and b
                                 ^
        s.nav:2:11: note: opened here
           2 | always p: (a and b
                         ^
        s.nav:3:16: error: expected ',' or ']' before the end of the line
           3 | always q: [a, b
                              ^
        s.nav:3:11: note: opened here
           3 | always q: [a, b
                         ^
        s.nav:4:15: error: expected ',' or ')', found 'b'
           4 | always r: f(a b)
                             ^
        s.nav:4:12: note: opened here
           4 | always r: f(a b)
                          ^
        s.nav:5:14: error: expected ',' or '}', found 'b'
           5 | type T = { a b }
                            ^
        s.nav:5:10: note: opened here
           5 | type T = { a b }
                        ^
        s.nav:7:4: error: expected ',' or '}' before the end of the line
           7 |   b
                  ^
        s.nav:6:10: note: opened here
           6 | type U = { a,
                        ^
        s.nav:8:14: error: expected a value before the end of the file
           8 | always s: not
                            ^

        """#),
    Mistake(
      code: "unexpected-token",
      text: Array(
        #"""
        system S
        expect violatd p
        expect violated p in 3 steps
        allow no-trap reason
        always p: a + "x"
        always q: 1 + not b
        coordinator A { effect blocking load }

        """#.utf8),
      rendered: #"""
        s.nav:2:8: error: expected 'holds', 'violated', 'vacuous' or 'incomplete', found 'violatd'
           2 | expect violatd p
                      ^~~~~~~ did you mean 'violated'?
        s.nav:3:24: error: expected 'inputs', found 'steps'
           3 | expect violated p in 3 steps
                                      ^~~~~ lengths are counted in inputs
        s.nav:4:15: error: expected the reason between quotes, found 'reason'
           4 | allow no-trap reason
                             ^~~~~~
        s.nav:5:15: error: expected a value, found a string
           5 | always p: a + "x"
                             ^~~ only 'use', 'code', 'fail', 'allow' and 'known' take text
        s.nav:6:15: error: expected a value, found 'not'
           6 | always q: 1 + not b
                             ^~~ put 'not …' in parentheses
        s.nav:7:24: error: expected the name of an effect, found 'blocking'
           7 | coordinator A { effect blocking load }
                                      ^~~~~~~~ write 'blocking effect …'

        """#),
  ]
}
