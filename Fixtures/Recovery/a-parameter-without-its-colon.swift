// Between a parameter's name and its type the colon is missing.
func f(a Int) {}
func g(a: Int, b String) -> Int { 1 }
func h(a) {}
struct S { init(a) {} }
