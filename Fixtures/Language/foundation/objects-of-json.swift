import Foundation
let o = try JSONSerialization.jsonObject(with: Data(#"{"a":true,"b":[1,2.5,false,null,"s"],"c":{"d":1.5}}"#.utf8)) as! [String: Any]
print(o["a"]!, o["b"]!, o["c"]!)
print(o["a"] as? Bool as Any, o["a"] as? Int as Any, (o["b"] as! [Any])[0] as? Int as Any, (o["b"] as! [Any])[0] as? Double as Any, (o["b"] as! [Any])[1] as? Int as Any, (o["b"] as! [Any])[0] as? Bool as Any, o["a"] is NSNumber, o["a"] is Bool, o["c"] as? [String: Int] as Any)
for x in o["b"] as! [Any] { switch x { case let b as Bool: print("bool", b); case let i as Int: print("int", i); case let d as Double: print("double", d); case is NSNull: print("null"); case let s as String: print("str", s); default: print("other", x) } }
let m: [String: Any] = ["x": true, "y": 1, "z": [1, "a", NSNull()] as [Any]]
let data = try JSONSerialization.data(withJSONObject: m, options: [.sortedKeys]); print(String(decoding: data, as: UTF8.self), m["x"]!)
