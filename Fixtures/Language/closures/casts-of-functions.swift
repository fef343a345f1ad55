// A function is one of another type if it takes the same in the same way and does not throw where the other may not.
let pair: Any = { (x: (Int, Int)) in } as ((Int, Int)) -> Void
print(pair is (Int, Int) -> Void, pair is ((Int, Int)) -> Void)
let changing: Any = { (x: inout Int) in x += 1 } as (inout Int) -> Void
print(changing is (Int) -> Void, changing is (inout Int) -> Void, type(of: changing))
let throwing: Any = { 1 } as () throws -> Int
print(throwing is () -> Int, throwing is () throws -> Int)
let plain: Any = { 1 } as () -> Int
print(plain is () -> Int, plain is () throws -> Int, plain is () async -> Int, plain is () -> Double)
let several: Any = { (a: String, b: inout Float, c: Double) in } as (String, inout Float, Double) -> Void
print(several is (String, Float, Double) -> Void, several is (String, inout Float, Double) -> Void)
if let change = changing as? (inout Int) -> Void { var n = 4; change(&n); print(n) }
