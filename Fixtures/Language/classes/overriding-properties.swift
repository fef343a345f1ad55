class Vehicle {
  var speed = 0 { didSet { print("Vehicle \(oldValue)->\(speed)") } }
  var description: String { "at \(speed)" }
  var gear: Int { 1 }
  lazy var log: [String] = { print("make log"); return ["start"] }()
}
class Car: Vehicle {
  override var speed: Int {
    willSet { print("Car will \(newValue)") }
    didSet { print("Car did \(oldValue)") }
  }
  override var description: String { "car " + super.description + " in gear \(gear)" }
  override var gear: Int { speed / 20 + super.gear }
}
class SpeedLimited: Car {
  override var speed: Int {
    get { super.speed }
    set { print("limit \(newValue)"); super.speed = min(newValue, 60) }
  }
  private var manual: Int?
  override var gear: Int { get { manual ?? super.gear } set { manual = newValue } }
}
let car = Car()
car.speed = 45
print(car.description)
let limited = SpeedLimited()
limited.speed += 100
print(limited.description)
limited.gear = 9
print(limited.description)
let vehicle: Vehicle = limited
vehicle.speed = 10
print(vehicle.description, vehicle.gear)
vehicle.log.append("go")
print(vehicle.log, limited.log)
class Base { var items = [1]; func total() -> Int { items.reduce(0, +) } }
class Watching: Base { override var items: [Int] { didSet { print("items now", items) } } }
let watching = Watching()
watching.items.append(2)
watching.items[0] = 10
print(watching.total())
