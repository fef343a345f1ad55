// Function types in expressions.
let f: ([Int]) -> Int = { $0.count }
print((([Int]) -> Int).self)
print(type(of: f) == (([Int]) -> Int).self)
print(((Int, String?) -> [String: Int]).self, (() -> Void).self)
print([(Int) -> Int].self)
let g: Any = f
print(g is ([Int]) -> Int)
print(MemoryLayout<([Int]) -> Int>.size)
