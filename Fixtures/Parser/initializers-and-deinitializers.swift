// Initialisers that fail, throw and delegate; a deinitialiser.
class C {
  init() { super.init() }
  init?(a: Int) { return nil }
  init!(b: Int) {}
  required init(coder: Coder) {}
  convenience init<T>(_ t: T) where T: P { self.init() }
  override init(c: Int) async throws {}
  deinit { stop() }
}
class D {
  isolated deinit {}
}
