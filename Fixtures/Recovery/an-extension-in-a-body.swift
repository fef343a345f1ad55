// A function's `}` is missing before declarations of the file.
func f() {
  a()

extension B {
  var c: Int { 1 }
}

import D
