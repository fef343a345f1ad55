// The type of a wrapped property decides the arguments of a generic type that the wrapper is given.

import Foundation
protocol Coding {
  associatedtype DataType: MutableDataProtocol
  static func decode(_ text: String) throws -> DataType
}
struct Strategy<D: MutableDataProtocol>: Coding {
  static func decode(_ text: String) throws -> D { D(Data(base64Encoded: text)!) }
}
@propertyWrapper struct Wrapped<C: Coding> { var wrappedValue: C.DataType }
extension Wrapped: Decodable {
  init(from decoder: any Decoder) throws { wrappedValue = try C.decode(String(from: decoder)) }
}
struct F: Decodable {
  @Wrapped<Strategy> var data: Data
  @Wrapped<Strategy> var list: [UInt8]
}
let f = try JSONDecoder().decode(F.self, from: Data(#"{"data":"aGVsbG8=","list":"aGVsbG8="}"#.utf8))
print(f.data, f.list)
