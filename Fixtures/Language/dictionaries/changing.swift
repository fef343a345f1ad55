var ages = ["Ann": 31, "Bob": 25]
ages["Cy"] = 40
ages["Bob"]! += 1
ages["Ann"] = nil
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(ages["Zed"] as Any, ages["Bob"] as Any, ages["Zed", default: -1])
print(ages.updateValue(50, forKey: "Cy") as Any, ages.updateValue(1, forKey: "New") as Any)
print(ages.removeValue(forKey: "New") as Any, ages.removeValue(forKey: "New") as Any, ages.count)
var counts: [Character: Int] = [:]
for character in "hello" { counts[character, default: 0] += 1 }
print(counts["l"]!, counts.keys.sorted(), counts.values.sorted())
var groups: [Bool: [Int]] = [:]
for number in 1...6 { groups[number % 2 == 0, default: []].append(number) }
print(groups[true]!, groups[false]!)
ages.merge(["Bob": 100, "Dee": 7]) { old, new in old + new }
print(ages.sorted { $0.key < $1.key }.map(\.value))
let merged = ages.merging(["Dee": 0]) { _, new in new }
print(merged["Dee"]!, ages["Dee"]!)
print(ages.isEmpty, ["a": 1], [String: Int](), [1: "x"].description)
print(ages == ["Cy": 50, "Bob": 126, "Dee": 7], ages.first { $0.value == 7 }!.key)
if let index = ages.index(forKey: "Cy") { print(ages[index].key, ages.remove(at: index).value) }
ages.removeAll()
print(ages.count, ages["Cy"] == nil)
var nested: [String: [String: [Int]]] = [:]
nested["a", default: [:]]["b", default: []].append(1)
nested["a"]?["b"]?.append(2)
nested["x"]?["y"]?.append(3)
print(nested)
var optional: [String: Int?] = ["set": 1, "none": nil]
optional["set"] = .some(nil)
print(optional.count, optional["set"]! as Any, optional["gone"] as Any)
optional["set"] = nil
print(optional.count)
