import Foundation
func h(_ x: Any) { print(x) }
h(NSNumber(value: 1.0)); h(NSNumber(value: 1)); h(NSNumber(value: true)); h(NSNumber(value: 2.5)); h(NSNumber(value: Int64.max)); h(3 as NSNumber); h(1.0 as NSNumber); h(true as NSNumber)
let a: NSNumber = 1.0; print(a.stringValue, a.intValue, "\(a)", a.description, a == 1, a.isEqual(to: 1 as NSNumber))
print(NSNumber(value: Int.max).intValue == Int.max, NSNumber(value: UInt64.max).uint64Value, NSNumber(value: 1e20), NSNumber(value: Float(0.1)), NSNumber(value: true) == 1, [NSNumber(value: false)])
let arr = NSArray(array: [1, 2.5, "a", true]); print(arr, arr[3], arr[0] as? Int as Any, arr[3] as? Bool as Any)
let d: NSDictionary = ["a": 1]; print(d, d["a"]!)
