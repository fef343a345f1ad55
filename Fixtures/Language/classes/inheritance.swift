class Animal {
  let name: String
  var sound: String { "..." }
  var legs: Int { get { 4 } set { print("legs cannot be \(newValue)") } }
  init(name: String) { self.name = name; print("Animal.init \(name)") }
  func speak() { print("\(name) says \(sound)") }
  func move(by steps: Int) -> String { "\(name) walks \(steps)" }
  final func introduce() { print("I am"); speak() }
  deinit { print("Animal.deinit \(name)") }
}
class Dog: Animal {
  var tricks: [String]
  override var sound: String { "Woof" }
  init(name: String, tricks: [String] = []) {
    self.tricks = tricks
    super.init(name: name)
    print("Dog.init")
  }
  convenience init() { self.init(name: "Rex", tricks: ["sit"]) }
  override func move(by steps: Int) -> String { super.move(by: steps * 2) + " fast" }
  deinit { print("Dog.deinit \(name)") }
}
final class Puppy: Dog {
  override var sound: String { super.sound.lowercased() + "!" }
  override func speak() { super.speak(); print("(wags)") }
  override var legs: Int { get { super.legs } set { super.legs = newValue + 1 } }
}
do {
  let animals: [Animal] = [Animal(name: "Cat"), Dog(), Puppy(name: "Bit")]
  for animal in animals {
    animal.introduce()
    print(animal.move(by: 3), animal is Dog, (animal as? Dog)?.tricks ?? ["none"], type(of: animal))
    animal.legs = 9
  }
}
print("end of scope")
let puppy = Puppy()
print(puppy.tricks, puppy.name, puppy as Animal === puppy)
