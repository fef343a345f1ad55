// What becomes of lists of literals, of optionals and of decimals.
import Foundation
var r = Decimal(), n = Decimal(string: "2.345")!
NSDecimalRound(&r, &n, 2, .bankers); print(r)
NSDecimalRound(&r, &n, 1, .up); print(r)
extension Decimal { func rounded(_ s: Int, _ m: NSDecimalNumber.RoundingMode) -> Decimal { var result = Decimal(); var local = self; NSDecimalRound(&result, &local, s, m); return result } }
print(Decimal(string: "2.675")!.rounded(2, .plain), Decimal(12.5).rounded(0, .down))
let nums: [Int?] = [1, nil, 3]
print(nums.flatMap { $0 }, nums.flatMap { v -> Int? in guard let v else { return nil }; return v * 2 })
print([[1], [2, 3]].flatMap { $0 }, ["1", "x"].flatMap { Int($0) })
print(String(repeatElement("*", count: 3)) + String(Array(repeating: "-", count: 2)))
let any: NSArray = [3, "x"]
print(any[0] as? Int as Any, any[1] as? String as Any)
let obj = try JSONSerialization.jsonObject(with: Data("[1, 2.5, \"a\", null, true]".utf8), options: .allowFragments) as! [Any]
print(obj.count, obj[0] as! Int, obj[1] as! Double, obj[2])
let up = "abc".utf8CString; print(up.count, up[0])
