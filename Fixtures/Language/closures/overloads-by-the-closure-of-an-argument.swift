extension String { var bytes: [UInt8] { Array(utf8) } }
func f(_ s: [String]) { print("strings") }
func f(_ s: [[UInt8]]) { print("bytes") }
let s = ["a"]
f(s.map { $0.bytes })
f(s.map { Array($0.utf8) })
f(s.map { $0 + "x" })
f(s.map(\.bytes))
f(s.map { t in t.bytes })
f(s.map { t in return t.bytes })
func g(_ s: [[UInt8]]) { print("bytes") }
func g(_ s: [String]) { print("strings") }
g(s.map { $0.bytes })
g(s.map { $0 + "x" })
func h(_ s: [Int]) { print("ints") }
func h(_ s: [String]) { print("strings") }
h(s.map { $0.count }); h(s.map { "\($0)" }); h(s.map { Int($0) ?? 0 })
