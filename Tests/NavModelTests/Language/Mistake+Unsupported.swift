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

        """#)
  ]
}
