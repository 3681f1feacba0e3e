extension Mistake {
  static let blocks = [
    Mistake(
      code: "reserved-word",
      text: Array(
        #"""
        system S
        var in: Bool
        on tick { none = 3 }
        always p: x is in
        on tap new { pop }

        """#.utf8),
      rendered: #"""
        s.nav:2:5: error: 'in' is a word of the language and cannot be a name
           2 | var in: Bool
                   ^~ expected the name of a variable
        s.nav:3:11: error: 'none' cannot be assigned to
           3 | on tick { none = 3 }
                         ^~~~
        s.nav:4:16: error: 'in' is a word of the language and cannot be a name
           4 | always p: x is in
                              ^~ expected a state, a route or a tag
        s.nav:5:8: error: 'new' is a word of the language and cannot be a name
           5 | on tap new { pop }
                      ^~~ expected an event

        """#),
    Mistake(
      code: "chained-comparison",
      text: Array(
        #"""
        system S
        always p: a == b == c
        always q: a is b is c

        """#.utf8),
      rendered: #"""
        s.nav:2:18: error: comparisons cannot be chained
           2 | always p: a == b == c
                                ^~ write 'a < b and b < c'
        s.nav:3:18: error: 'is' cannot be chained
           3 | always q: a is b is c
                                ^~ write 'a is b and a is c'

        """#),
    Mistake(
      code: "pop-count",
      text: Array(
        #"""
        system S
        on tick { pop 0 }

        """#.utf8),
      rendered: #"""
        s.nav:2:15: error: 'pop' removes 1 to 64 screens, not 0
           2 | on tick { pop 0 }
                             ^

        """#),
    Mistake(
      code: "header-order",
      text: Array(
        #"""
        system S
        step a
        bound stack 4

        """#.utf8),
      rendered: #"""
        s.nav:3:1: error: a header must come before the first declaration
           3 | bound stack 4
               ^~~~~ move it directly below 'system'

        """#),
    Mistake(
      code: "unclosed-block",
      text: Array(
        #"""
        system S
        coordinator A {
          screen home {
            on tap x { pop }

          screen other
        }
        coordinator B {
          start x

        """#.utf8),
      rendered: #"""
        s.nav:3:15: error: this '{' is never closed
           3 |   screen home {
                             ^
        s.nav:6:3: note: '}' is missing before this
           6 |   screen other
                 ^~~~~~
        s.nav:8:15: error: this '{' is never closed
           8 | coordinator B {
                             ^
        s.nav:10:1: note: '}' is missing before this
          10 | 
               ^

        """#),
    Mistake(
      code: "unmatched-brace",
      text: Array(
        #"""
        system S
        coordinator A {} }
        }

        """#.utf8),
      rendered: #"""
        s.nav:2:18: error: this '}' has no matching '{'
           2 | coordinator A {} }
                                ^

        """#),
  ]
}
