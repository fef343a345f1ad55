import Foundation

// A class that codes itself by keys, archived and read again; pointers of raw memory as pointers of bytes.
final class Mark: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String
  let count: Int
  init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(count, forKey: "count")
  }
  required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name
    count = coder.decodeInteger(forKey: "count")
  }
}
print(Mark(name: "a", count: 3).count, FileAttributeKey.ownerAccountName.rawValue, FileProtectionType.complete.rawValue)

let bytes: [UInt8] = [104, 105, 0]
bytes.withUnsafeBytes { raw in
  print(String(cString: raw.baseAddress!.assumingMemoryBound(to: CChar.self), encoding: .utf8) ?? "nil")
  raw.baseAddress!.withMemoryRebound(to: UInt8.self, capacity: 3) { print($0[1]) }
}
print(OpaquePointer(bitPattern: 0) == nil)
