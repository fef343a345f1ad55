public struct Celsius { public private(set) var value: Double; internal init(_ v: Double) { value = v }; public mutating func warm(by d: Double) { value += d }; fileprivate var raw: Int { Int(value) } }
var c = Celsius(20)
c.warm(by: 1.5)
print(c.value, c.raw)
class Account { private var pin = 1234; private(set) var tries = 0; final func check(_ p: Int) -> Bool { tries += 1; return p == pin }; fileprivate func reset() { tries = 0 }; open class Inner { let id: Int; fileprivate init(id: Int) { self.id = id } } }
let a = Account()
print(a.check(1), a.check(1234), a.tries)
a.reset()
print(a.tries, Account.Inner(id: 4).id)
struct Box { private var storage: [String: Int] = [:]; var count: Int { storage.count }; subscript(k: String) -> Int { get { storage[k] ?? 0 } nonmutating _modify { var t = 0; yield &t } } }
struct Temperature { var k: Double; var c: Double { get { k - 273 } set { k = newValue + 273 } }; var f: Double { get { c * 2 + 30 } set(v) { c = (v - 30) / 2 } }; var description: String { get { "\(k)" } } }
var t = Temperature(k: 300)
t.f += 10
print(t.k, t.c, t.f, t.description)
class Lazy { static var made = 0; lazy private(set) var v: Int = { Lazy.made += 1; return 7 }(); var alias: Int { get { v } set { v = newValue } } }
let l = Lazy()
print(Lazy.made, l.v, l.v, Lazy.made)
l.alias = 8
print(l.v)
protocol Readable { var n: Int { get } }
protocol Writable: Readable { var n: Int { get set } }
struct Cell: Writable { var n = 1 }
func bump<W: Writable>(_ w: inout W) { w.n += 1 }
var cell = Cell()
bump(&cell)
let r: any Readable = cell
cell.n = 50
print(r.n, cell.n)
extension Array { private var middle: Int { count / 2 }; var center: Element? { isEmpty ? nil : self[middle] } }
print([1, 2, 3].center!, [Int]().center as Any)
struct Modify { var items = [1, 2, 3]; var first: Int { get { print("get"); return items[0] } _modify { print("modify"); yield &items[0] } } }
var m = Modify()
m.first += 9
print(m.first, m.items)
