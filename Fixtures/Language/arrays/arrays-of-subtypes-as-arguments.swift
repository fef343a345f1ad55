protocol Shape { var name: String { get } }
struct Circle: Shape { var name = "circle" }
struct Square: Shape { var name: String }
var shapes: [Shape] = []
let circles = [Circle(), Circle()]
shapes.append(contentsOf: circles)
shapes.append(contentsOf: [Square(name: "a"), Square(name: "b")])
shapes += circles
shapes.insert(contentsOf: circles, at: 0)
print(shapes.map(\.name))
class Animal { func cry() -> String { "?" } }
class Dog: Animal { override func cry() -> String { "wuff" } }
var animals = [Animal()]
let dogs = [Dog(), Dog()]
animals.append(contentsOf: dogs)
animals += dogs
animals.insert(contentsOf: dogs, at: 1)
print(animals.map { $0.cry() })
var all: [Any] = [1]
all.append(contentsOf: ["x", "y"])
print(all)
