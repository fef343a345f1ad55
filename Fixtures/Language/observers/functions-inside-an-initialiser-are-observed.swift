// An initialiser writes its own properties without their observers, closures and functions inside of it do not.
final class Meter {
  var level = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, level) }
  }
  var later: (() -> Void)?

  init(_ register: (@escaping (Int) -> Void) -> Void) {
    level = 1
    self.level += 1
    register { [weak self] in self?.level -= $0 }
    let now = { self.level = 10 }
    now()
    func local() { level = 20 }
    local()
    [30].forEach { level = $0 }
    if level > 3 { level = 40 }
    later = { [unowned self] in level = 50 }
  }
}

var registered: [(Int) -> Void] = []
let meter = Meter { registered.append($0) }
print(meter.level)
registered[0](5)
meter.later?()

struct Point {
  var x = 0 { didSet { print("x", oldValue, x) } }
  init() {
    x = 1
    func move(_ point: inout Point) { point.x = 9 }
    move(&self)
    x += 1
  }
}
print(Point().x)
