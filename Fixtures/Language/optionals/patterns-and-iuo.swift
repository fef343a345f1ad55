func f(_ a: Int?, _ b: String?) -> String {
  switch (a, b) { case let (n?, s?): return "\(n)\(s)"; case (let n?, nil): return "\(n)"; case (nil, let s?): return s; case (nil, nil): return "none" } }
print(f(1, "a"), f(2, nil), f(nil, "b"), f(nil, nil))
var name: String! = nil
print(name == nil, name ?? "unset")
name = "set"
let copy = name
let forced: String = name
print(type(of: copy), forced, name.count, name!.uppercased(), name?.first as Any)
class View { var title: String!; lazy var body: String = title + "!" ; weak var parent: View!; unowned(unsafe) var u: View? }
let v = View()
v.title = "t"
print(v.body, v.parent as Any, v.title.count)
if let a = Int("1"), let b = Int("2"), a < b, case let c = a + b, c == 3 { print("chain", c) }
if let first = [Int]().first { print(first) } else if let last = [7].last { print("last", last) }
var stack: [Int?] = [1, nil, 3]
while let top = stack.popLast() { print(top as Any, terminator: " ") }
print()
while case let x?? = Optional(stack.popLast()), x != nil { print(x!) }
let m = ["a": ["b": 1]]
print(m["a"]?["b"] ?? 0, m["x"]?["b"] ?? 0, m["a"]?["z"].map { $0 + 1 } as Any)
let nn: Int??? = 5
print(nn as Any, nn! as Any, nn!!!, (nn ?? nil) as Any, type(of: nn))
let nested: [Int?]? = [1, nil]
print(nested?.first as Any, nested?[1] as Any, nested?.compactMap { $0 } ?? [], nested?.count ?? 0, nested?.last.flatMap { $0 } as Any)
func early(_ s: String?) -> Int { guard let s, let n = Int(s) else { return -1 }; return n }
print(early("5"), early("x"), early(nil))
var count: Int? = 1
count? += 1
count = count.map { $0 * 10 }
if count != nil { count! -= 1 }
print(count as Any, count == 19, count.map(String.init) ?? "", count < 20 as Int? ? "" : "")
func < (a: Int?, b: Int?) -> Bool { a ?? 0 < b ?? 0 }
let fn: (() -> Int)? = nil
print(fn?() as Any, fn.map { $0() } ?? 0, (fn ?? { 9 })())
let res = Int("12").map { $0 * 2 }.flatMap { $0 > 20 ? "\($0)" : nil } ?? "small"
print(res, [1: "x"][1]!, ["k": nil as Int?]["k"]! as Any, ["k": nil as Int?]["z"] as Any, (try? JSON("bad")) as Any)
func JSON(_ s: String) throws -> Int { throw CancellationError() }
switch Optional(5) { case 0?: print("zero"); case let x? where x > 3: print("big", x); case .some: print("some"); case nil: print("nil") }
