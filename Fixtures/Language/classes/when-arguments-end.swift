// What is given to a function ends after what is made in it, the last argument first.
class T {
  let n: String
  init(_ n: String) { self.n = n }
  deinit { print("end", n) }
  func m(_ o: T) -> Bool { let x = T("x"); let y = T("y"); print("in", x.n, y.n, o.n); return true }
}
func f(_ a: T, _ b: T) { let c = T("c"); let d = T("d"); print(a.n, b.n, c.n, d.n) }
f(T("a"), T("b"))
print(T("self").m(T("o")))
protocol Delegate: AnyObject { func hit() }
class Finder { weak var delegate: Delegate?; func find() { delegate?.hit() }; deinit { print("finder ends") } }
class App: Delegate {
  func run() -> Bool { let finder = Finder(); finder.delegate = self; finder.find(); return true }
  func hit() { print("hit") }
  deinit { print("app ends") }
}
_ = { App().run() }()
func start() { _ = App().run() }
start()
