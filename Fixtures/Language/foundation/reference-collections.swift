// Foundation's collections that are classes.
import Foundation
let a = NSMutableArray()
a.add(1); a.add("two"); a.add(3.5)
print(a.count, a[1])
a.removeObject(at: 0)
for x in a { print(x) }
a.insert("first", at: 0)
print(a.contains("two"), a.index(of: "two"))
let d = NSMutableDictionary()
d["k"] = 5
d.setObject(1.5, forKey: "z" as NSString)
print(d.count, d["k"] ?? "nil")
d.removeObject(forKey: "k")
print(d.allKeys.count)
let s = NSMutableString(string: "Hello")
s.append(", world")
s.insert(">> ", at: 0)
s.replaceOccurrences(of: "l", with: "L", options: [], range: NSRange(location: 0, length: s.length))
print(s, s.length)
let ns: NSString = "abc/def.txt"
print(ns.lastPathComponent, ns.pathExtension, ns.deletingPathExtension, ns.substring(from: 4), ns.length, ns.range(of: "def"))
let arr: NSArray = [3, 1, 2]
print(arr.count, arr.firstObject ?? "nil", arr.sortedArray(comparator: { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending }))
let dict: NSDictionary = ["a": 1, "b": 2]
print(dict["a"] as! Int, dict.count)
let set = NSMutableSet(array: [1, 2, 2, 3])
set.add(4)
print(set.count, set.contains(2))
let n = NSNumber(value: 42)
print(n.intValue, n.doubleValue, n.stringValue, n, NSNumber(value: true).boolValue)
let os = NSOrderedSet(array: [3, 1, 3, 2]); print(os.count, os[0])
let cs = NSCountedSet(); cs.add("a"); cs.add("a"); print(cs.count(for: "a"))
let nn = NSNull(); print(nn)
