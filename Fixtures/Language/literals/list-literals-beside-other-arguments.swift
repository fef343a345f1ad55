func eq<T: Equatable>(_ a: T, _ b: T) { print(a == b, type(of: a)) }
let arr = [1, 2, 3]
eq([2, 3], arr[1...])
eq(arr[1...], [2, 3])
eq(["a"], Set(["a"])); eq("lo", "hello".suffix(2)); eq([1: 2], [1: 2])
func eqA<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) rethrows { print(try a() == b(), type(of: try a())) }
eqA([2, 3], arr[1...])
eqA("lo", "hello".suffix(2)); eqA(1.5, 3 / 2); eqA(nil, arr.first(where: { $0 > 5 })); eqA(["x": [1]], Dictionary(grouping: [1]) { _ in "x" })
@dynamicMemberLookup struct W<C> { var c: C; subscript<S>(dynamicMember k: KeyPath<C, S>) -> S { c[keyPath: k] }
  subscript<R: RangeExpression>(r: R) -> C.SubSequence where C: Collection, R.Bound == C.Index { c[r] } }
let ww = W(c: arr)
eq([2, 3], ww[1...2]); eqA([2, 3], ww[1...2]); eq(ww[...1], [1, 2])
