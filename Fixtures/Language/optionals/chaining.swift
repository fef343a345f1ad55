class Room { var name: String; var size: Int?; init(_ n: String) { name = n }; func rename(_ n: String) -> String { defer { name = n }; return name } }
class House { var rooms: [Room] = []; var main: Room?; var address: Address?; subscript(i: Int) -> Room? { get { rooms.indices.contains(i) ? rooms[i] : nil } set { if let newValue { rooms.append(newValue) } } }
  func find(_ n: String) -> Room? { rooms.first { $0.name == n } } }
struct Address { var street: String?; var number = 1; mutating func next() -> Int { number += 1; return number } }
class Person { var house: House?; var friend: Person? }
let person = Person()
print(person.house?.rooms.count as Any, person.house?.main?.name.uppercased() as Any, person.house?[0]?.size as Any)
person.house?.main = { print("never made"); return Room("x") }()
print((person.house?.address?.number = 5) == nil)
person.house = House()
person.house?[0] = Room("hall")
person.house?.rooms[0].size = 20
person.house?.main = person.house?.find("hall")
person.house?.address = Address()
person.house?.address?.street = "Elm"
print(person.house?.rooms.count ?? 0, person.house!.main!.size! + 1, person.house?.address?.street?.count as Any, person.house?.address?.next() as Any, person.house!.address!.number)
print(person.house?.find("hall")?.rename("kitchen") as Any, person.house?.find("hall")?.rename("x") as Any, person.house?.main?.name ?? "-")
if let size = person.house?.main?.size, size > 10, let street = person.house?.address?.street { print(size, street) }
person.house?.main?.size? += 5
person.friend?.house?.main?.size? += 5
print(person.house?.main?.size as Any, person.friend?.friend?.friend as Any)
var scores: [String: [Int]]? = ["a": [1]]
scores?["a"]?.append(2)
scores?["b"]?.append(9)
scores?["a"]?[0] += 10
print(scores!["a"]!, scores?["b"] as Any, scores?["a"]?.first?.description.count as Any)
var text: String? = "abc"
text? += "d"
text?.append("e")
print(text!, text?.first as Any, text.map { $0.count } as Any)
let f: ((Int) -> Int)? = { $0 + 1 }
let g: ((Int) -> Int)? = nil
print(f?(1) as Any, g?(1) as Any, (f?(1)).map { $0 * 2 } ?? 0)
print(type(of: person.house?.main?.size), type(of: person.house?.find("k")), Int("5")?.advanced(by: 2) as Any)
