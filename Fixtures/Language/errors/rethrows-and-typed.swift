enum MathError: Error { case negative(Int), zero }
func root(_ n: Int) throws(MathError) -> Int {
  if n < 0 { throw .negative(n) }
  if n == 0 { throw .zero }
  var r = 0
  while (r + 1) * (r + 1) <= n { r += 1 }
  return r
}
do { print(try root(17)); print(try root(-4)) } catch { 
  switch error { case .negative(let n): print("negative", n); case .zero: print("zero") }
}
func apply<T, E: Error>(_ n: Int, _ f: (Int) throws(E) -> T) throws(E) -> T { try f(n) }
print(apply(3) { $0 * 2 })
do throws(MathError) { _ = try apply(0, root) } catch .zero { print("caught zero") } catch .negative { print("neg") }
func twice(_ f: () throws -> Void) rethrows { try f(); try f() }
twice { print("plain") }
var calls = 0
do { try twice { calls += 1; if calls == 2 { throw MathError.zero } } } catch { print("after", calls, error) }
extension Array {
  func firstMapped<T>(_ f: (Element) throws -> T?) rethrows -> T? { for e in self { if let t = try f(e) { return t } }; return nil }
}
print([1, 2, 3].firstMapped { $0 > 1 ? "\($0)" : nil }!, (try? [0].firstMapped { try root($0) }) as Any)
func never() throws(Never) -> Int { 5 }
print(never())
struct Queue<E: Error> { var failure: E?; mutating func next() throws(E) -> Int { if let failure { throw failure }; return 1 } }
var queue = Queue<MathError>()
print(try queue.next())
queue.failure = .negative(1)
do { print(try queue.next()) } catch { print(type(of: error), error) }
func convert(_ f: () throws -> Int) throws(MathError) -> Int { do { return try f() } catch let e as MathError { throw e } catch { throw .zero } }
struct Other: Error {}
do { _ = try convert { throw Other() } } catch { print(error) }
let throwing: (Int) throws -> Int = { try root($0) }
print([1, 4, -9, 16].map { (try? throwing($0)) ?? -1 })
