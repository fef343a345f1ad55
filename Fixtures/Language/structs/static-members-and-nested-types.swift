struct Planet {
  static let earth = Planet(name: "Earth", moons: 1)
  static var known: [Planet] = [earth]
  static private(set) var made = 0
  enum Kind: String { case rocky, gas }
  struct Moon { let name: String; let owner: Owner; enum Owner { case planet(String), nobody } }
  typealias Moons = [Moon]
  let name: String
  let moons: Int
  init(name: String, moons: Int) { self.name = name; self.moons = moons; Self.made += 1 }
  static func find(_ name: String) -> Planet? { known.first { $0.name == name } }
  static func == (l: Planet, r: Planet) -> Bool { l.name == r.name }
  var kind: Kind { moons > 10 ? .gas : .rocky }
  static let shared: Planet = {
    print("making shared")
    return Planet(name: "Shared", moons: 0)
  }()
}
print(Planet.made)
Planet.known.append(Planet(name: "Jupiter", moons: 95))
print(Planet.made, Planet.known.map(\.name), Planet.find("Jupiter")!.kind, Planet.find("Vulcan") as Any)
print(Planet.shared.name, Planet.shared.name, Planet.made)
let moons: Planet.Moons = [.init(name: "Io", owner: .planet("Jupiter")), Planet.Moon(name: "?", owner: .nobody)]
print(moons[0], moons[1].owner, Planet.Kind(rawValue: "gas")!, type(of: moons[0]))
let earth: Planet = .earth
print(earth == .shared, earth.kind.rawValue)
class Base {
  class var title: String { "base" }
  static let count = 1
  class func create() -> Base { Base() }
  func describe() -> String { "\(type(of: self)) \(type(of: self).title) \(Self.count)" }
}
class Derived: Base {
  override class var title: String { "derived from " + super.title }
  override class func create() -> Derived { Derived() }
}
let all: [Base.Type] = [Base.self, Derived.self]
print(all.map { $0.title }, all.map { $0.create().describe() }, Derived.count)
