class Superclass {
  private var xValue = 12;
  var x: Int {
    get { print("get"); return xValue }
    set { print("set"); xValue = newValue }
  }; var y = 5
}
class New: Superclass { override var x: Int { didSet { print("New value \(x)") } } }
class Old: Superclass { override var x: Int { didSet { print("Old \(oldValue) new \(x)") } } }
class Will: Superclass { override var x: Int { willSet { print("will \(newValue)") } } }
class Param: Superclass {
  override var x: Int { didSet(o) { print("did") } }; override var y: Int { didSet { print("y") } }
}
let n = New(); n.x = 100; let o = Old(); o.x = 200; let w = Will(); w.x = 3; let p = Param(); p.x = 4; p.y = 2; p.y += 1
n.x += 1
