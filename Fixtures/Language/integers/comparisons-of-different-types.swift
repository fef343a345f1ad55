func less<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> [Bool] { [a < b, a <= b, a == b, a > b, a != b, a >= b] }
print(less(1, 2 as Int8), less(-1, UInt64.max), less(UInt8(200), Int8(-100)), less(Int64.min, Int8.min), less(5, UInt(5)))
func same<A: BinaryInteger>(_ a: A, _ b: A) -> [Bool] { [a < b, a <= b, a == b, a > b] }
print(same(1, 2), same(UInt8(3), 3))
let (small, minus): (Int, Int) = (300, -1); print(UInt8(255) > Int8(-1), small > UInt8(255), minus < UInt(0), UInt64.max == minus)
func isSmall<T: BinaryInteger>(_ t: T) -> Bool { t < 10 && t > -5 }
print(isSmall(3), isSmall(UInt64.max), isSmall(Int8(-7)))
