// JSON numbers above Int.max are unsigned, and still exact.
import Foundation

let text = #"{"large":12345678901234567890,"max":18446744073709551615,"min":-9223372036854775808,"exponent":1e3}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(object["large"] as? UInt64 as Any, object["large"] as? Int as Any, object["large"] is UInt)
print(object["max"] as? UInt64 as Any, object["max"] as? UInt32 as Any, object["min"] as? Int as Any)
print(object["exponent"] as? Int as Any, object["exponent"] as? UInt8 as Any)
print((object["large"] as? NSNumber)?.stringValue as Any)
let copy = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
print(String(decoding: copy, as: UTF8.self))
let small = NSNumber(value: 200 as UInt)
print(small as? UInt8 as Any, small as? Int8 as Any, small as? Int as Any)
