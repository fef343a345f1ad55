// A closure with several statements is checked after the context has decided its result.
protocol Token: AnyObject { var name: String { get } }
final class Ticket: Token {
  let name: String
  init(_ name: String) { self.name = name }
}

final class Lock {
  private(set) var runs = 0
  func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    runs += 1
    return try work()
  }
}

final class Holder {
  let lock = Lock()
  private var isDone = false
  private var kept: (any Token)?

  func exchange(_ new: any Token) -> (any Token)? {
    let old: (any Token)? = lock.run {
      if isDone {
        return new
      } else {
        let before = kept
        kept = new
        return before
      }
    }
    return old
  }

  func end() -> (any Token)? {
    lock.run {
      guard !isDone else { return nil }
      isDone = true
      return kept
    }
  }
}

func produce<T>(_ make: () -> T) -> T {
  let value = make()
  print("made \(T.self)")
  return value
}

let holder = Holder()
print(holder.exchange(Ticket("a"))?.name ?? "none", holder.exchange(Ticket("b"))?.name ?? "none")
print(holder.end()?.name ?? "none", holder.end()?.name ?? "none", holder.lock.runs)

let one: any Token = produce { let ticket = Ticket("c"); return ticket }
let two: any Token = produce { Ticket("d") }
let three: Int? = produce { let number = 3; return number }
let four: Any = produce { let number = 4; return number }
print(one.name, two.name, three ?? 0, four)

var path: String?
for part in ["usr", "lib", "swift"] { path = path.map { "\($0)/\(part)" } ?? part }
print(path ?? "")

var ranges = [String: (first: Int, names: [String])]()
ranges["x"] = (1, ["u"])
ranges["x"]?.names.append("v")
if let (first, names) = ranges["x"] { print(first, names) }
