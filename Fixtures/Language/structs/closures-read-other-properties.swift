// While one property of a value is modified, closures read its others.
struct Limiter {
  let window: Double
  var times: [Double] = [1, 5]
  var byName: [String: [Double]] = ["a": [1, 5]]
  var rows: [[Double]] = [[1, 5]]
  var inner = Inner()
  struct Inner { var values = [4, 2, 9] }
  mutating func dropOld() {
    times.removeAll { $0 <= window }
    rows[0].removeAll { $0 <= self.window }
    byName["a", default: []].removeAll { $0 <= window }
    byName["b", default: [7]].append(contentsOf: [2, 3].map { $0 + window })
    inner.values.sort { Double($0) - window > Double($1) - window }
    print(times, rows, byName.sorted { $0.key < $1.key }, inner.values)
  }
  mutating func fail() {
    struct Stop: Error {}
    do { try times.removeAll { _ in if window > 1 { throw Stop() } else { return true } } } catch {
      print("stopped", times)
    }
  }
  func copies() -> [Double] {
    var copy = self
    copy.times.append(window)
    copy.byName["a"]?.removeAll { $0 <= copy.times[0] - 100 }
    return copy.times
  }
}
extension Limiter {
  init(_ window: Double) { self.init(window: window, times: [window]); times.removeAll { $0 < window } }
}
var limiter = Limiter(window: 3)
limiter.dropOld()
limiter.fail()
print(limiter.copies(), Limiter(2).times)
final class Owner {
  var limiter = Limiter(window: 3)
  let least = 2.0
  func run() { limiter.times.removeAll { $0 < least }; print(limiter.times) }
}
Owner().run()
func locally() {
  var limiter = Limiter(window: 3)
  let read = { limiter.window }
  limiter.times.removeAll { $0 <= 1 }
  print(limiter.times, read())
}
locally()
