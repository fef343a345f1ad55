// Mutable objects bridge to values, which are copies; values do not bridge to mutable objects.
import Foundation

func length(_ text: NSString) -> Int { (text as String).utf16.count }
let text = NSMutableString(string: "abc")
text.append("def")
let copy = text as String
text.append("!")
print(copy, copy.count, length(text), copy.uppercased(), text)
let any: Any = text
print(any is String, (any as? String) ?? "none", (any as? NSString) === text)
let list = NSMutableArray(array: [1, 2])
list.add(3)
print((list as! [Int]).reduce(0, +), (list as [AnyObject]).count)
let table = NSMutableDictionary(dictionary: ["a": 1])
table["b"] = 2
print((table as! [String: Int]).sorted { $0.key < $1.key }.map { $0.value })
let numbers = NSMutableSet(array: [2, 1, 1])
print((numbers as! Set<Int>).sorted())
let plain: Any = "text"
print(plain is NSMutableString, plain as? NSMutableString == nil)
