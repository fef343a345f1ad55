import Foundation
let names = ["file10", "File2", "file1", "äpfel", "Zebra", "apple"]
print(names.sorted(), names.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }, names.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending })
struct Item { let name: String; let price: Double; let added: Date }
let items = [Item(name: "b", price: 2, added: Date(timeIntervalSince1970: 3)), Item(name: "a", price: 2, added: Date(timeIntervalSince1970: 1)), Item(name: "c", price: 1, added: Date(timeIntervalSince1970: 2))]
print(items.sorted(using: KeyPathComparator(\.name)).map(\.name), items.sorted(using: [KeyPathComparator(\.price, order: .reverse), KeyPathComparator(\.added)]).map(\.name))
print(items.sorted { $0.added < $1.added }.map(\.name), items.map(\.price).reduce(0, +), items.min { $0.price < $1.price }!.name)
let array = NSMutableArray(array: [3, 1, 2])
array.add(0)
print(array.count, array.contains(3), array.firstObject as! Int, (array as! [Int]).sorted())
let dictionary: NSDictionary = ["a": 1, "b": "two"]
print(dictionary["a"] as! Int, dictionary.count, dictionary["zz"] == nil, (dictionary.allKeys as! [String]).sorted())
let counted = NSCountedSet(array: ["x", "y", "x"])
print(counted.count(for: "x"), counted.count)
let cache = NSCache<NSString, NSNumber>()
cache.setObject(5, forKey: "five")
print(cache.object(forKey: "five")!, cache.object(forKey: "six") as Any)
let ordered = NSOrderedSet(array: [3, 1, 3, 2])
print(ordered.count, ordered.array as! [Int])
let predicate = { (item: Item) -> Bool in item.name > "a" && item.price >= 1 }
print(items.filter(predicate).count, items.map(\.name).joined(separator: ", "))
let scanner = Scanner(string: "width: 12.5, height 7 end")
print(scanner.scanString("width:") ?? "-", scanner.scanDouble() ?? 0, scanner.scanCharacter() ?? "?", scanner.scanUpToCharacters(from: .decimalDigits) ?? "-", scanner.scanInt() ?? 0, scanner.isAtEnd)
let attributed = AttributedString("Hello")
print(String(attributed.characters), attributed.characters.count)
let notifications = NotificationCenter()
let token = notifications.addObserver(forName: Notification.Name("ping"), object: nil, queue: nil) { note in print("got", note.name.rawValue, note.userInfo?["n"] as? Int ?? 0) }
notifications.post(name: Notification.Name("ping"), object: nil, userInfo: ["n": 4])
notifications.removeObserver(token)
notifications.post(name: Notification.Name("ping"), object: nil)
let lock = NSLock()
print(lock.withLock { 5 }, NSString("abc").appending("d"), NSStringFromClass(NSObject.self).hasSuffix("NSObject"))
