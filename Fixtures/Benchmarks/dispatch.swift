// Methods found while running: of a protocol by the value's type, of a class by the object's, with `super`.
protocol Shape {
  var area: Double { get }
  func grown(_ factor: Double) -> any Shape
}

struct Square: Shape {
  let side: Double
  var area: Double { side * side }
  func grown(_ factor: Double) -> any Shape { Square(side: side * factor) }
}

struct Rectangle: Shape {
  let width: Double
  let height: Double
  var area: Double { width * height }
  func grown(_ factor: Double) -> any Shape { Rectangle(width: width * factor, height: height) }
}

class Animal {
  var energy = 10
  func move() -> Int {
    energy -= 1
    return 1
  }
  func rest() { energy += 1 }
}

final class Horse: Animal {
  override func move() -> Int { super.move() * 5 }
}

final class Snail: Animal {
  var slime = 0
  override func move() -> Int {
    slime += 1
    return slime % 2
  }
}

func areas(_ rounds: Int) -> Int {
  var shapes: [any Shape] = []
  for i in 0..<100 {
    let size = Double(i % 10 + 1)
    if i % 2 == 0 { shapes.append(Square(side: size)) } else { shapes.append(Rectangle(width: size, height: 2)) }
  }
  var sum = 0.0
  for _ in 0..<rounds {
    for shape in shapes { sum += shape.area }
  }
  for index in shapes.indices { shapes[index] = shapes[index].grown(2) }
  for shape in shapes { sum += shape.area }
  return Int(sum)
}

func race(_ rounds: Int) -> Int {
  let animals: [Animal] = [Horse(), Snail(), Animal(), Horse()]
  var distance = 0
  for round in 0..<rounds {
    let animal = animals[round % animals.count]
    distance += animal.move()
    if round % 3 == 0 { animal.rest() }
  }
  for animal in animals { distance += animal.energy }
  return distance
}

print(areas(3000))
print(race(400_000))
