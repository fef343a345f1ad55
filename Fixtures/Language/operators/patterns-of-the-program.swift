func ~= (pattern: String, value: Int) -> Bool { pattern == "\(value)" }
let point = (1, 2)
switch point {
case ("1", "2"): print("hit");
default: print("no")
}
switch 5 {
case "5": print("five");
default: print("d")
}
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 {
case even: print("even");
default: print("odd")
}
struct Re { let s: String }; func ~= (p: Re, v: String) -> Bool { v.contains(p.s) }
switch "hello" {
case Re(s: "zz"): print("zz");
case Re(s: "ell"): print("ell");
default: print("-")
}
func ~= <T: Equatable>(p: [T], v: T) -> Bool { p.contains(v) }
switch 3 {
case [1, 2]: print("12");
case [3, 4]: print("34");
default: print("-")
}
if case even = 8 { print("if even") }
let opt: Int? = 4
switch opt {
case 4: print("four");
case nil: print("nil");
default: print("d")
}
switch opt {
case even?: print("even?");
default: print("d")
}
