// A property that can be called takes no argument of another type: the function of the same name is called.

struct Spring {
  var length: Int
  static func soft(length: Int) -> Spring { Spring(length: length) }
}

struct Motion {
  var name: String
  static func spring(_ spring: Spring) -> Motion { Motion(name: "spring \(spring.length)") }
  static var spring: Motion { Motion(name: "plain") }
  static func soft(length: Int) -> Motion { spring(.soft(length: length)) }
}

extension Motion {
  func callAsFunction(_ speed: Double) -> Motion { Motion(name: "\(name) at \(speed)") }
}

print(Motion.soft(length: 3).name)
print(Motion.spring(.soft(length: 4)).name)
print(Motion.soft(length: 1)(2).name)
