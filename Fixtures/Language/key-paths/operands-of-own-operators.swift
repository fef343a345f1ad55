// What an operator of the program is to give tells what a key path before it begins with.

struct Test<T> { let f: (T) -> Bool; static func && (a: Test, b: Test) -> Test { Test { a.f($0) && b.f($0) } }; static func || (a: Test, b: Test) -> Test { Test { a.f($0) || b.f($0) } }; static prefix func ! (a: Test) -> Test { Test { !a.f($0) } } }
func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> Test<T> { Test { $0[keyPath: k] > v } }
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> Test<T> { Test { $0[keyPath: k] == v } }
struct User { var name: String; var age: Int; var score = 1.5 }
extension Sequence { func only(_ t: Test<Element>) -> [Element] { filter(t.f) } }
let users = [User(name: "Ann", age: 30), User(name: "Bo", age: 20, score: 2), User(name: "Cy", age: 41)]
print(users.only(\.age > 25).map(\.name), users.only(\.name == "Bo").count)
print(users.only(\.age > 25 && \.name == "Cy").map(\.age), users.only(\.score > 1 || \.age > 100).count)
let adults: Test<User> = \.age > 21
print(users.only(adults).count, users.only(!adults).map(\.name), users.only(\User.age > 35).count, users.only(!(\.age > 21)).count, 3 > 2, "a" == "b")
let sorted: Test<User> = (\.age > 10 && \.score > 1.75) || \.name == "Ann"
print(users.only(sorted).map(\.name))
