struct Sum: ExpressibleByIntegerLiteral, CustomStringConvertible { var v: Int; init(integerLiteral v: Int) { self.v = v }; var description: String { "S\(v)" } }
func a(_ xs: some Sequence<Sum>) { for x in xs { print(x.v, x) } }
func b<S: Collection<Sum>>(_ xs: S) -> Int { xs.map(\.v).reduce(0, +) }
func c<S: Sequence>(_ xs: S) where S.Element == Sum { for x in xs { print(x.v) } }
func d(_ xs: some Collection<Double>, _ ys: any Sequence<Sum>) { print(xs.first!, ys.map { $0 }) }
func e<T>(_ t: T, _ xs: some Sequence<T>) { for x in xs { print(x, type(of: x)) } }
func g(_ xs: some Sequence<[Double]>) { for x in xs { print(x) } }
a([1, 2]); print(b([3, 4])); c([5]); d([1, 2], [7, 8]); e(2.5, [1, 2]); e(Sum(integerLiteral: 4), [1]); g([[1], [2, 3]])
func h(_ xs: some Sequence<(String, Double)>) { for (k, x) in xs { print(k, x) } }
h(["a": 1, "b": 2].sorted { $0.key < $1.key }.map { ($0.key, Double($0.value)) }); h([("a", 1)])
func i(_ xs: some Sequence<Character>) { print(xs.map { $0 }) }
i(["a", "b"]); i("xyz")
func j(_ x: some Collection<any CustomStringConvertible>) { print(x.count, x.map(\.description)) }
j([1, "a", 2.5])
func k(_ x: some Collection<Int?>) { print(x.map { $0 ?? -1 }) }
k([1, nil, 3]); k([1, 2])

infix operator <> : AdditionPrecedence
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
extension Monoid { static func concat(_ xs: some Sequence<Self>) -> Self { xs.reduce(.empty, <>) } }
struct Total<N: AdditiveArithmetic>: Monoid { var value: N; init(_ v: N) { value = v }
  static var empty: Self { Self(.zero) }
  static func <> (l: Self, r: Self) -> Self { Self(l.value + r.value) } }
extension Total: ExpressibleByIntegerLiteral where N == Int { init(integerLiteral v: Int) { self.init(v) } }
print(Total<Int>.concat([1, 2, 3]).value)
