// A number object bridges to a floating-point type only if the type represents its value.
import Foundation

let tenth: NSNumber = 0.1
print(tenth as? Float as Any, tenth as? Double as Any, tenth as? Int as Any)
let any: Any = tenth
switch any {
case let float as Float: print("float", float)
case let double as Double: print("double", double)
default: print("other")
}
print(NSNumber(value: 0.1 as Float) as? Double as Any, NSNumber(value: 0.5) as? Float as Any)
print(NSNumber(value: 16_777_217) as? Float as Any, NSNumber(value: 16_777_216) as? Float as Any)
print(NSNumber(value: Double.infinity) as? Float as Any, NSNumber(value: 9_007_199_254_740_993) as? Double as Any)
print((NSNumber(value: Double.nan) as? Float)?.isNaN as Any)
