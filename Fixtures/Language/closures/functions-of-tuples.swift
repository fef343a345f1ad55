// A function of several values may be given where one of a tuple of them is wanted.

func describe(name: String, age: Int) -> String { "\(name) is \(age)" }
let add = { (a: Int, b: Int) -> Int in a + b }
let people = [("Ann", 30), ("Bo", 4)]
print(people.map(describe))
print(zip(["Cy", "Di"], [5, 6]).map(describe(name:age:)))
print([(1, 2), (3, 4)].map(add), zip([1, 2], [10, 20]).map(*))
struct Point { var x: Int, y: Int }
print([(1, 2), (3, 4)].map(Point.init).map { $0.x * $0.y })
let isOlder: (String, Int) -> Bool = { $1 > 10 }
print(people.filter(isOlder).map { $0.0 })
