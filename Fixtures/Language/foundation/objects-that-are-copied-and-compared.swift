// Objects of Foundation: copies are what `copy(with:)` makes, numbers and texts are equal by what they hold.
import Foundation

final class Person: NSObject, NSCopying {
  var name: String
  init(_ name: String) { self.name = name }
  func copy(with zone: NSZone? = nil) -> Any { Person(name) }
}
let ann = Person("Ann")
let other = ann.copy() as! Person
ann.name = "Bo"
print(other.name, ann === other, ann == other)

func copies(of objects: [AnyObject]) -> [AnyObject] {
  objects.map { ($0 as? NSObject & NSCopying)?.copy() as AnyObject? ?? $0 }
}
let people = copies(of: [ann, other]) as! [Person]
print(people.map(\.name), people[0] === ann)

print(NSNumber(value: 10) == NSNumber(value: 10), Set([NSNumber(value: 2), 2, 3]).count)
print(NSString(format: "%.2f %d", 2.5, 3), NSString(string: "a") == NSString(string: "a"))

print("é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print("e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count)
print("ﬁ".precomposedStringWithCompatibilityMapping)
