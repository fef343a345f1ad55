struct Handle: ~Copyable { let id: Int; init(_ id: Int) { self.id = id; print("open \(id)") }; consuming func close() { print("closing \(id)"); discard self }; deinit { print("deinit \(id)") }; func peek() -> Int { id } }
func use(_ h: borrowing Handle) { print("using \(h.id)") }
func consume(_ h: consuming Handle) { print("consumed \(h.id)") }
func run() {
  let a = Handle(1)
  use(a)
  use(a)
  consume(a)
  let b = Handle(2)
  print(b.peek())
  b.close()
  let c = Handle(3)
  if c.id == 3 { print("three") }
  print("end of run")
}
run()
struct Pair: ~Copyable { var first: Handle; var n = 0; mutating func swap(_ h: consuming Handle) { first = h; n += 1 } }
func pairs() { var p = Pair(first: Handle(4)); p.swap(Handle(5)); print(p.n, p.first.id) }
pairs()
enum Maybe: ~Copyable { case some(Handle), none; consuming func take() -> Int { switch consume self { case .some(let h): let i = h.id; return i; case .none: return 0 } } }
print(Maybe.some(Handle(6)).take(), Maybe.none.take())
func generic<T: ~Copyable>(_ t: borrowing T) -> String { "borrowed" }
print(generic(Handle(7)), generic(5))
func optional() { var h: Handle? = Handle(8); if let taken = h.take() { print("took", taken.id) }; print(h == nil) }
optional()
