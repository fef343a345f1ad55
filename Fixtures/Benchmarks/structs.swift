// Structs that are changed in place: particles in an array, a counter with methods, points that are copied.
struct Vector {
  var x = 0.0
  var y = 0.0

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  func scaled(_ factor: Double) -> Vector { Vector(x: x * factor, y: y * factor) }
}

struct Particle {
  var position: Vector
  var velocity: Vector
  var bounces = 0

  mutating func step(_ time: Double) {
    position = position + velocity.scaled(time)
    if position.x < 0 || position.x > 100 {
      velocity.x = -velocity.x
      bounces += 1
    }
    if position.y < 0 || position.y > 100 {
      velocity.y = -velocity.y
      bounces += 1
    }
  }
}

struct Tally {
  var total = 0
  var largest = 0
  var entries = 0

  mutating func add(_ value: Int) {
    total += value
    entries += 1
    if value > largest { largest = value }
  }
}

func simulate(_ count: Int, _ steps: Int) -> Int {
  var particles: [Particle] = []
  for i in 0..<count {
    particles.append(
      Particle(
        position: Vector(x: Double(i % 100), y: Double(i * 7 % 100)),
        velocity: Vector(x: Double(i % 7) - 3, y: Double(i % 5) - 2)))
  }
  for _ in 0..<steps {
    for index in particles.indices { particles[index].step(0.5) }
  }
  var bounces = 0
  for particle in particles { bounces += particle.bounces }
  return bounces
}

func tally(_ rounds: Int) -> Tally {
  var tally = Tally()
  for i in 0..<rounds { tally.add(i * 31 % 1009) }
  return tally
}

print(simulate(100, 800))
let found = tally(400_000)
print(found.total, found.largest, found.entries)
