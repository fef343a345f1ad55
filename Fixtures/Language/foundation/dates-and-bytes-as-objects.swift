// `NSDate`, `NSData` and what may be changed of it, and a barrier on a queue.
import Foundation

let date = NSDate(timeIntervalSince1970: 100)
print(date, date.timeIntervalSince1970, date as Date, (Date(timeIntervalSince1970: 5) as NSDate).compare(date as Date).rawValue)
let bytes = NSMutableData()
bytes.append(Data([1, 2, 255]))
let copy = bytes.mutableCopy() as! NSMutableData
copy.append(Data([7]))
print(bytes.length, copy.length, bytes.isEqual(copy), [UInt8](bytes as Data), Data(referencing: copy).count)
print(("hello".data(using: .utf8)! as NSData).length, Data([1, 2]) as NSData)

let family = "a\u{1F468}\u{200D}\u{1F469}b"
let inside = family.utf16.index(family.utf16.startIndex, offsetBy: 2)
print(String.Index(inside, within: family) == nil, String.Index(family.utf8.firstIndex(of: 98)!, within: family) != nil)

final class Shared: @unchecked Sendable {
  private let queue = DispatchQueue(label: "shared", attributes: .concurrent)
  private var stored = 0
  var value: Int {
    get { queue.sync { stored } }
    set { queue.async(flags: .barrier) { self.stored = newValue } }
  }
}
let shared = Shared()
shared.value = 5
print(shared.value)
