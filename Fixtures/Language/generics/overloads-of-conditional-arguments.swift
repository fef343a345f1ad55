struct V: Equatable { var x: Int }
struct W: Equatable { var x: Int }
struct Pth { var p: [Int] }
struct PQ { init?(_ v: [V], m: AnyHashable? = nil) { print("arr") } 
 init?(_ v: some Collection<W>, m: AnyHashable? = nil) { print("coll") } }
extension PQ { init?(_ p: Pth, m: AnyHashable? = nil) { print("path") } }
let vs = [V(x: 1)], inv = false
print(PQ(inv ? vs.reversed() : vs, m: nil) != nil)
let ws: [V] = [V(x: 1)]
print(PQ(inv ? ws.reversed() : ws, m: nil) != nil)
_ = PQ(inv ? ws.reversed() : ws)
struct PS { var n: Int
 init(_ s: [String]) { self.init(s.map { $0.bytes }) }
 init(_ s: [[UInt8]]) { n = s.count }
 init(words s: [String]) { self.init(s.map { Array($0.utf8) }) } }
extension String { var bytes: [UInt8] { Array(utf8) } }
print(PS(["a"]).n, PS(words: ["b", "c"]).n)
