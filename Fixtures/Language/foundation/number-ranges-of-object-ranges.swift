// A range of numbers is made of an object range, unless that has no location.
import Foundation
let r = NSRange(location: 2, length: 3)
let a = Range<Int>(r)
print(a as Any)
print(Range<IndexSet.Element>(r)!)
extension IndexSet {
  init(_ range: NSRange) { self.init(integersIn: Range<IndexSet.Element>(range)!) }
}
print(IndexSet(r).map { $0 }, Range<Int>(NSRange(location: NSNotFound, length: 0)) as Any)
