// Closures that say what they throw: its cases need no name of the type.

enum Failure: Error { case bad(String), other }

func next<Thrown: Error>(_ body: () throws(Thrown) -> Int) throws(Thrown) -> Int { try body() + 1 }
print((try? next { () throws(Failure) in throw .bad("no") }) as Any)
do {
  _ = try next { () throws(Failure) -> Int in throw .other }
} catch {
  print(error)
}
let checked = { (number: Int) throws(Failure) -> Int in
  if number > 1 { throw .bad("too large") }
  return number
}
print((try? checked(1)) as Any, (try? checked(2)) as Any)
do { _ = try checked(3) } catch { print(error) }
