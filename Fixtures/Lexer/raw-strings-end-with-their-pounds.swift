// In a raw string a backslash escapes nothing unless as many pounds follow it.
let path = #"C:\new\table"#
let quoted = #"say "hello" and \n"#
let newline = #"one\#ntwo"#
let deep = ##"a "# is inside, so is \# and \#n"##
let value = 7
let interpolated = #"value \#(value), not \(value)"#
let lonely = #"""#
let three = ###"\##(value) \###(value)"###
