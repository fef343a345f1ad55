// Enumerations, indices and set operations of the collections that are classes, and ranges in the text of an `NSString`.
import Foundation
let list: NSArray = ["b", "a", "c", "a"]
list.enumerateObjects { object, index, stop in
  print(index, object); if index == 1 { stop.pointee = true }
}
list.enumerateObjects(options: .reverse) { object, index, _ in print(index, object, terminator: " ") }
print()
print(
  list.indexOfObject(passingTest: { o, _, _ in o as! String == "c" }),
  list.indexesOfObjects(passingTest: { o, _, _ in o as! String == "a" }).map { $0 }, list.objects(at: IndexSet([0, 2])))
print(list.firstObjectCommon(with: ["x", "c"]) as Any, list.index(of: "zz"))
let e = list.objectEnumerator()
while let o = e.nextObject() { print(o, terminator: ",") }
print(list.reverseObjectEnumerator().allObjects)
for o in list.reverseObjectEnumerator() { print(o, terminator: ";") }
print()
let byText: (Any, Any) -> ComparisonResult = { ($0 as! String).compare($1 as! String) }
print(list.sortedArray(options: [], usingComparator: byText))
let sorted: NSArray = ["a", "a", "b", "d"]
print(
  sorted.index(of: "a", inSortedRange: NSRange(location: 0, length: 4), options: .lastEqual, usingComparator: byText),
  sorted.index(
    of: "c", inSortedRange: NSRange(location: 0, length: 4), options: .insertionIndex, usingComparator: byText),
  sorted.index(of: "c", inSortedRange: NSRange(location: 0, length: 4), options: [], usingComparator: byText)
    == NSNotFound)
let mutable = NSMutableArray(array: [3, 1, 2]);
mutable.sort(comparator: { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending });
print(mutable.componentsJoined(by: "-"))
let table: NSDictionary = ["x": 1]
table.enumerateKeysAndObjects { k, v, _ in print(k, v) }
print(
  table.allKeys(for: 1), table.keyEnumerator().allObjects, table.objects(forKeys: ["x", "y"], notFoundMarker: "none"))
let s = NSMutableSet(array: [1, 2, 3]); s.union([3, 4]); s.minus([1]); s.intersect([2, 4, 9]);
print(s.count, s.contains(2), s.intersects([4]), s.member(4) as Any, s.addingObjects(from: [7]).count)
print(s.map { $0 as! Int }.sorted())
let o = NSMutableOrderedSet(array: ["q", "w", "e", "t"]); o.insert("r", at: 1);
o.exchangeObject(at: 0, withObjectAt: 2); o.removeObject(at: 3);
print(o.map { "\($0)" }, o.index(of: "q"), o.reversed.map { "\($0)" }, o.set.count)
o.moveObjects(at: IndexSet([0]), to: 2); print(o.map { "\($0)" }); o.union(NSOrderedSet(array: ["z"]));
o.minus(NSOrderedSet(array: ["q"])); print(o.map { "\($0)" })
let text: NSString = "line one\nline two\nthrée e\u{301} 👨‍👩‍👧 x"
print(
  text.lineRange(for: NSRange(location: 10, length: 1)), text.paragraphRange(for: NSRange(location: 0, length: 12)),
  text.rangeOfCharacter(from: .newlines), text.range(of: "line", options: .backwards),
  text.range(of: "line", options: [], range: NSRange(location: 3, length: 10)))
print(
  text.rangeOfComposedCharacterSequence(at: 25), text.rangeOfComposedCharacterSequence(at: 30),
  text.rangeOfComposedCharacterSequences(for: NSRange(location: 25, length: 4)))
text.enumerateLines { l, stop in
  print("<\(l)>"); if l.hasSuffix("two") { stop.pointee = true }
}
print(
  text.replacingOccurrences(of: "line", with: "L", options: [], range: NSRange(location: 2, length: 12)),
  NSString.path(withComponents: ["a", "b", "c"]), ("/x/y.z" as NSString).pathComponents,
  ("12345678901" as NSString).longLongValue)
let str = "one\r\ntwo\nthree"
let i = str.range(of: "wo")!.lowerBound
print(
  str[str.lineRange(for: i..<i)].debugDescription, str[str.lineRange(for: str.startIndex..<i)].debugDescription,
  str[str.paragraphRange(for: i...i)].debugDescription)
