protocol Animal { var name: String { get } }
struct Cat: Animal { let name = "cat"; let lives = 9 }
class Dog: Animal { let name = "dog" }
final class Poodle: Dog {}
let zoo: [any Animal] = [Cat(), Dog(), Poodle()]
for animal in zoo {
  print(animal.name, animal is Cat, animal is Dog, (animal as? Cat)?.lives ?? 0, type(of: animal))
  switch animal {
  case is Poodle: print("a poodle")
  case let cat as Cat: print("lives", cat.lives)
  case let dog as Dog: print("dog", dog.name)
  default: print("?")
  }
}
let things: [Any] = [1, 2.5, "text", true, [1, 2], ["k": 1], (1, "t"), nil as Int? as Any, Optional(3) as Any, Cat(), { 5 }, Int.self, 1...2]
for thing in things {
  switch thing {
  case 1 as Int: print("one")
  case let int as Int: print("int", int)
  case let double as Double: print("double", double)
  case let text as String where text.count > 3: print("long text", text)
  case is Bool: print("bool")
  case let list as [Int]: print("list", list)
  case let map as [String: Int]: print("map", map)
  case let (a, b) as (Int, String): print("tuple", a, b)
  case let animal as Animal: print("animal", animal.name)
  case let f as () -> Int: print("function", f())
  case let type as Any.Type: print("type", type)
  case Optional<Any>.none: print("nil")
  default: print("other", thing)
  }
}
print((5 as Any) as? Double as Any, (5 as Any) as! Int + 1, ("5" as Any) as? Int ?? -1, ([1, 2] as Any) is [Any], ([1, "a"] as [Any]) as? [Int] as Any)
let mixed: [Any] = [1, "a", 2, nil as String? as Any]
print(mixed.compactMap { $0 as? Int }, mixed.filter { $0 is String }.count, (mixed as Any is [Any]), mixed.map { "\($0)" })
let anyObject: AnyObject = Poodle()
print(anyObject is Dog, anyObject as? Animal != nil, (anyObject as! Dog).name, Optional(Dog()) as? Poodle == nil)
print((["a": 1] as [String: Any])["a"] as? Int ?? 0, ([1, 2] as [Any] as? [Int])!.reduce(0, +), Set([1, 2]) as Set<AnyHashable> == [2, 1])
