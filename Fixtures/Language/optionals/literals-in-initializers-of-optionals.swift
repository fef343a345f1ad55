// A literal in an initializer of `Optional` takes the type that the context requires.

let a: [Character?: Int] = [Optional("B"): 1]
for k in a.keys { print(k as Any, type(of: k)) }
let k: Character? = "B"
print(a[k] as Any)
let a2: [Character?: Int] = ["B": 1]
print(a2["B"] as Any, a2[k] as Any)
let d: [Character?] = [Optional("B")]
print(d.contains("B"), d[0]!.isLetter)
let e: (Character?, Int) = (Optional("B"), 1)
print(e.0!.isLetter)
func take(_ c: Character?) { print(c!.isLetter) }
take(Optional("B"))
take(.some("B"))
let n: [Int8?: String] = [Optional(3): "x"]
print(n[3] as Any)
struct H { var key: Character?; var n: UInt8? }
print(H(key: Optional("c"), n: Optional(4)))
var s: Set<Character?> = [Optional("z")]
print(s.contains("z"))
s.insert(Optional("y"))
print(s.contains(Optional("y")))
let b9: Character? = Optional("B")
print(b9!.isLetter)
func same9<T: Equatable>(_ a9: T, _ b9: T) { print(a9 == b9) }
let a9: [Character: Int] = ["B": 1]
same9(a9, ["B": 1])
let c: [Character?: Int] = ["B": 1]
same9(c, ["B": 1])
same9(c, [Optional("B"): 1])
