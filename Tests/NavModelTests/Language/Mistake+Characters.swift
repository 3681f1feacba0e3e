extension Mistake {
  static let characters = [
    Mistake(
      code: "not-utf8",
      text: Array("system S\nalways p".utf8) + [0xFF, 0xFE] + Array(": a\n// ".utf8) + [0xC0, 0x80]
        + Array("\nallow p \"".utf8) + [0xED, 0xA0, 0x80] + Array("\"\n".utf8),
      rendered: #"""
        s.nav:2:9: error: these bytes are not UTF-8 text; save the file as UTF-8
           2 | always p\#u{FFFD}\#u{FFFD}: a
                       ^~
        s.nav:3:4: error: these bytes are not UTF-8 text; save the file as UTF-8
           3 | // \#u{FFFD}\#u{FFFD}
                  ^~
        s.nav:4:10: error: these bytes are not UTF-8 text; save the file as UTF-8
           4 | allow p "\#u{FFFD}\#u{FFFD}\#u{FFFD}"
                        ^~~

        """#),
    Mistake(
      code: "control-character",
      text: Array(
        #"""
        system S
        always p\#u{0}: a
        \#u{1B}[31m
        allow p "a\#u{9}b"
        always q: a\#u{D}b

        """#.utf8),
      rendered: #"""
        s.nav:2:9: error: the character U+0000 is not allowed here
           2 | always p\u{0}: a
                       ^~~~~
        s.nav:3:1: error: the character U+001B is not allowed here
           3 | \u{1B}[31m
               ^~~~~~
        s.nav:4:11: error: the character U+0009 is not allowed here
           4 | allow p "a b"
                         ^ write '\t'
        s.nav:5:12: error: the character U+000D is not allowed here
           5 | always q: a\u{D}b
                          ^~~~~ end each line with a line feed, or with a carriage return and a line feed

        """#),
    Mistake(
      code: "unexpected-character",
      text: Array(
        #"""
        system S
        always p: a && b
        always q: a | b
        always r: !a
        /* x */
        var x: Bool = “a”
        always s:\#u{A0}a
        always t: 1…3
        always u: a – b
        always v: a # b
        step a​b

        """#.utf8),
      rendered: #"""
        s.nav:2:13: error: '&&' is not part of the language
           2 | always p: a && b
                           ^~ write 'and'
        s.nav:3:13: error: '|' is not part of the language
           3 | always q: a | b
                           ^ write 'or'
        s.nav:4:11: error: '!' is not part of the language
           4 | always r: !a
                         ^ write 'not'
        s.nav:5:1: error: '/*' is not part of the language
           5 | /* x */
               ^~ a comment begins with '//'
        s.nav:6:15: error: '“' is not part of the language
           6 | var x: Bool = “a”
                             ^ write text between straight quotes: "…"
        s.nav:7:10: error: '\#u{A0}' is not part of the language
           7 | always s:\#u{A0}a
                        ^ write a plain space instead of U+00A0, or remove it
        s.nav:8:12: error: '…' is not part of the language
           8 | always t: 1…3
                          ^ write '...'
        s.nav:9:13: error: '–' is not part of the language
           9 | always u: a – b
                           ^ write '-'
        s.nav:10:13: error: '#' is not part of the language
          10 | always v: a # b
                           ^
        s.nav:11:7: error: '\u{200B}' is not part of the language
          11 | step a\u{200B}b
                     ^~~~~~~~ write a plain space instead of U+200B, or remove it

        """#),
    Mistake(
      code: "number-too-large",
      text: Array(
        #"""
        system S
        var x: 0...9223372036854775808 = 0

        """#.utf8),
      rendered: #"""
        s.nav:2:12: error: this number is larger than 9223372036854775807
           2 | var x: 0...9223372036854775808 = 0
                          ^~~~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      code: "bad-number",
      text: Array(
        #"""
        system S
        var x: 0...3x = 0

        """#.utf8),
      rendered: #"""
        s.nav:2:12: error: this is neither a number nor a name; a name begins with a letter or '_'
           2 | var x: 0...3x = 0
                          ^~

        """#),
    Mistake(
      code: "unterminated-string",
      text: Array(
        #"""
        system S
        on tick {
          fail "gone
          fail "\"
        }

        """#.utf8),
      rendered: #"""
        s.nav:3:8: error: this text has no closing quote
           3 |   fail "gone
                      ^ close the string on the same line
        s.nav:4:8: error: this text has no closing quote
           4 |   fail "\"
                      ^ close the string on the same line

        """#),
    Mistake(
      code: "bad-escape",
      text: Array(
        #"""
        system S
        allow p "\q"
        allow p "\u{D800}"
        allow p "\u{1F600}"

        """#.utf8),
      rendered: #"""
        s.nav:2:10: error: this is not a valid escape
           2 | allow p "\q"
                        ^ the escapes are \" \\ \n \t \u{…}
        s.nav:3:10: error: this is not a valid escape
           3 | allow p "\u{D800}"
                        ^ the escapes are \" \\ \n \t \u{…}

        """#),
  ]
}
