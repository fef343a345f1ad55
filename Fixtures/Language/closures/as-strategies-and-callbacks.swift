struct Validator<T> { let name: String; let isValid: (T) -> Bool
  static func all(_ vs: Validator...) -> Validator { Validator(name: vs.map(\.name).joined(separator: " & ")) { t in vs.allSatisfy { $0.isValid(t) } } }
  static prefix func ! (v: Validator) -> Validator { Validator(name: "not " + v.name) { !v.isValid($0) } }
  func contramap<U>(_ f: @escaping (U) -> T) -> Validator<U> { Validator<U>(name: name) { isValid(f($0)) } } }
let positive = Validator<Int>(name: "positive") { $0 > 0 }, even = Validator<Int>(name: "even") { $0 % 2 == 0 }
let both = Validator.all(positive, !even)
print(both.name, [3, 4, -3].map(both.isValid), positive.contramap { (s: String) in s.count }.isValid(""))
final class Loader {
  private var pending: [(Result<String, Error>) -> Void] = []
  struct Failure: Error { let code: Int }
  func load(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) { pending.append { _ in completion(id > 0 ? .success("item \(id)") : .failure(Failure(code: id))) } }
  func finish() { let p = pending; pending = []; for f in p { f(.success("")) } }
}
let loader = Loader()
var log: [String] = []
func chain(_ id: Int, _ done: @escaping (String) -> Void) { loader.load(id) { result in switch result { case .success(let s): loader.load(id - 1) { done(s + ", then " + ((try? $0.get()) ?? "failure")) }; case .failure(let e): done("failed \(e)") } } }
for id in [2, 1, -7] { chain(id) { log.append("\(id): \($0)") } }
print(log.count)
loader.finish()
print(log)
loader.finish()
print(log)
func sort<T>(_ a: [T], using strategy: ([T], @escaping (T, T) -> Bool) -> [T], by less: @escaping (T, T) -> Bool) -> [T] { strategy(a, less) }
func insertion<T>(_ a: [T], _ less: (T, T) -> Bool) -> [T] { a.reduce(into: []) { r, x in r.insert(x, at: r.firstIndex { less(x, $0) } ?? r.endIndex) } }
print(sort([3, 1, 2], using: insertion, by: <), sort(["b", "a"], using: { $0.sorted(by: $1) }, by: >))
typealias Step = (inout [Int]) throws -> Void
struct Stop: Error {}
let program: [Step] = [{ $0.append(1) }, { $0 += [2, 3] }, { $0.reverse() }, { if $0.count > 2 { throw Stop() } }, { $0.removeAll() }]
var state: [Int] = []
do { for step in program { try step(&state) } } catch { print("stopped with", state) }
let machine: [String: (Int) -> (next: String?, value: Int)] = ["start": { ("double", $0 + 1) }, "double": { $0 > 20 ? ("end", $0) : ("double", $0 * 2) }, "end": { (nil, -$0) }]
var (current, value): (String?, Int) = ("start", 2)
while let name = current, let f = machine[name] { (current, value) = f(value); print(name, value) }
func benchmark(_ label: String, _ n: Int = 3, _ body: (Int) -> Int) -> String { "\(label): \((0..<n).map(body))" }
print(benchmark("squares") { $0 * $0 }, benchmark("const", 2) { _ in 7 }, benchmark("fact", 5) { n in n == 0 ? 1 : (1...n).reduce(1, *) })
