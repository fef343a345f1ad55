// Either operand of + may have the type of the result.
import Foundation
func same<T: Equatable>(_ a: T, _ b: T) { print(a == b, T.self) }
let d: Data = [1, 2] + Data([3])
same(Data([1, 2, 3]), [1, 2] + "\u{3}".data(using: .utf8)!)
print(d.count)
let a: ArraySlice<Int> = [1, 2] + [3, 4][...]
print(a, type(of: [1] + ContiguousArray([2])))
var e = Data([9])
e = [0, 1] + e
e += [4]
e.append(contentsOf: [5, 6])
let g = e + [7]
print(Array(g), type(of: g), type(of: [1] + e))
