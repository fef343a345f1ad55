// Parts of data are searched, replaced, reset and copied; data objects show their bytes in groups.
import Foundation

var data = Data("hello hello".utf8)
print(data.range(of: Data("llo".utf8)) as Any, data.lastRange(of: Data("llo".utf8)) as Any)
print(
  data.range(of: Data("h".utf8), options: .anchored) as Any,
  data.range(of: Data("x".utf8), options: [], in: 2..<6) as Any)
data.replaceSubrange(0..<5, with: Data("J".utf8))
print(String(decoding: data, as: UTF8.self), data.count)
data.resetBytes(in: 0..<2)
print(Array(data.prefix(3)))
data.count = 3
print(Array(data))
data.count += 2
print(Array(data))
[UInt16](1...2).withUnsafeBufferPointer { data.append($0) }
print(Array(data), [UInt16](1...2).withUnsafeBufferPointer { Data(buffer: $0) } == Data([1, 0, 2, 0]))
var bytes = [UInt8](repeating: 9, count: 4)
data.copyBytes(to: &bytes, count: 2)
print(bytes)
data.copyBytes(to: &bytes, from: 2..<4)
print(bytes)
print(NSData(data: Data([255, 76, 62, 0, 85])), NSData(base64Encoded: "AQI=")?.length as Any)
print(Data(repeating: 7, count: 60).base64EncodedString(options: .lineLength76Characters).count)
let json = try JSONSerialization.data(withJSONObject: ["u": "a/b"], options: [.withoutEscapingSlashes])
print(String(decoding: json, as: UTF8.self))
print(String(decoding: try JSONSerialization.data(withJSONObject: "text", options: .fragmentsAllowed), as: UTF8.self))
