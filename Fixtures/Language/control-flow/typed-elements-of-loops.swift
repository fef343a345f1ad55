// The type written for the elements tells what a literal behind `in` holds.

enum D: Equatable { case a(Int), b }
for c: D in [.a(1), .b] { print(c) }
for f: (inout Int) -> Void in [{ $0 += 1 }, { $0 *= 2 }] { var x = 3; f(&x); print(x) }
for x: Double in [1, 2] { print(x) }
for d: D? in [.b, nil] { print(d == nil) }
for n: Int8 in ([1, 2]) where n > 1 { print(n, type(of: n)) }
