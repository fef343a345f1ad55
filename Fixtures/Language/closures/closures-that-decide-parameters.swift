// A closure without parameters, one that chooses among overloads, and results that requirements decide.

struct Failure: Error {}
final class P<V> {
  init(error: Error) {}
  func ensure(_ check: @escaping (V) -> Bool) -> P<V> {
    var m: [(V) -> Bool] = [check]
    _ = m.removeFirst()
    print(type(of: self))
    let count = { m.count }
    print(count())
    return self
  }
}
let p = P(error: Failure()).ensure({ return true })
struct OtherFailure: Error {}
final class Q<T> {
  init() {}
  func always(_ f: @escaping () -> Void) -> Q<T> { f(); return self }
}
enum Promises {
  static func kickoff<T>(_ block: @escaping () throws -> Q<T>) -> Q<T> { print("promise"); return try! block() }
  static func kickoff<T>(_ block: @escaping () throws -> T) -> Q<T> {
    do { _ = try block(); print("value"); return Q() } catch { print("failed"); return Q() }
  }
}
let p0 = Promises.kickoff({ return "kicked off!" }).always({ print("always") })
print(type(of: p0))
let r0 = Promises.kickoff({ throw OtherFailure() }).always({})
let r = Promises.kickoff({ return Q<Int>() }).always({})
protocol SubjectType { associatedtype Element; associatedtype Obs; init() }
class Publish<E>: SubjectType { typealias Element = E; typealias Obs = E; required init() {} }
class Replay<E>: SubjectType { typealias Element = E; typealias Obs = E; required init() {}
  static func create(size: Int) -> Replay<E> { Self() } }
class Conn<E> { }
protocol OT { associatedtype Element }
extension OT {
  func multicast<S: SubjectType>(_ s: S) -> Conn<S.Element> where S.Obs == Element { print("plain", S.self); return Conn() }
  func multicast<S: SubjectType>(make: @escaping () -> S) -> Conn<S.Element> where S.Obs == Element { print(type(of: make())); return Conn() }
  func publish() -> Conn<Element> { multicast { Publish() } }
  func replay() -> Conn<Element> { multicast { Replay.create(size: 1) } }
}
struct O: OT { typealias Element = Int }
_ = O().publish()
_ = O().replay()
