// `Int(truncating:)`, `Int(exactly:)` and the widths of `NSNumber`.

import Foundation
let n = NSNumber(value: 3.7), m: NSNumber = 5
print(Int(truncating: n), Int(exactly: n) as Any, Int(exactly: m) as Any, UInt8(truncating: 300), Double(exactly: m) as Any, Int8(exactly: 200 as NSNumber) as Any, Float(truncating: n), Bool(exactly: 1 as NSNumber) as Any, Bool(exactly: m) as Any)
let d = NSDecimalNumber(string: "12.5")
print(Int(truncating: d), Double(truncating: d), d as Decimal, UInt(truncating: m), m.uint8Value, m.int16Value, (m as? Int) as Any, (n as? Int) as Any, (n as? Double) as Any)
print(Int(12.9 as Double), [1, 2.5, true] as [NSNumber], m == 5, n.compare(m) == .orderedAscending, m.stringValue)
