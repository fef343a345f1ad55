struct Address { var street = "Main", city = "Rome"; let zip = 12; subscript(i: Int) -> Character { Array(city)[i] } }
class Person { var name: String; var address = Address(); var friends: [Person] = []; var nick: String?; lazy var id = 9; init(_ n: String) { name = n } }
let ann = Person("Ann"), bob = Person("Bob")
ann.friends = [bob]
bob.nick = "B"
let name = \Person.name
let city = \Person.address.city
print(ann[keyPath: name], ann[keyPath: city], ann[keyPath: \.address.zip], ann[keyPath: \.friends.first?.nick] as Any, bob[keyPath: \.nick!.count])
ann[keyPath: city] = "Oslo"
bob[keyPath: \.nick] = nil
print(ann.address.city, ann[keyPath: \.friends[0].nick] as Any, ann[keyPath: \.address[1]], ann[keyPath: \.self] === ann)
print(type(of: name), type(of: \Address.zip), type(of: \Address.city), type(of: \Person.nick?.count))
var address = Address()
address[keyPath: \.street] += " St"
let keyPaths: [WritableKeyPath<Address, String>] = [\.street, \.city]
for path in keyPaths { address[keyPath: path] = address[keyPath: path].uppercased() }
print(address.street, address.city)
let partial: [PartialKeyPath<Address>] = [\.street, \.zip]
print(partial.map { address[keyPath: $0] }, partial[0] == \Address.street, partial[1] as? KeyPath<Address, Int> != nil)
let any: [AnyKeyPath] = [\Person.name, \Address.zip]
print(any.map { ann[keyPath: $0] as Any? as Any }, type(of: any[0]).rootType, type(of: any[1]).valueType)
let composed = (\Person.address).appending(path: \.city).appending(path: \.count)
print(ann[keyPath: composed], composed == \Person.address.city.count, composed.hashValue == (\Person.address.city.count).hashValue)
let array = [3, 1, 2], index = 1
let element = \[Int][index]
print(array[keyPath: element], array[keyPath: \.first!], array[keyPath: \.count.description], (1, "t")[keyPath: \.1], ["k": 5][keyPath: \.["k"]]!)
func set<R: AnyObject, V>(_ path: ReferenceWritableKeyPath<R, V>, of root: R, to value: V) { root[keyPath: path] = value }
set(\.name, of: bob, to: "Robert")
print(bob.name, [\Person.name: "n"][\Person.name]!)
