enum Stage: Error { case open(String), read(Int), close }
final class File { let name: String; var isOpen = false; init(_ n: String) { name = n }
  func open() throws { if name.isEmpty { throw Stage.open("no name") }; isOpen = true; print("open", name) }
  func read(_ i: Int) throws -> Int { if i > 2 { throw Stage.read(i) }; return i * i }
  func close() { isOpen = false; print("close", name) }
  deinit { print("deinit", name) } }
func process(_ name: String, _ count: Int) throws -> [Int] {
  let file = File(name)
  try file.open()
  defer { file.close() }
  var result: [Int] = []
  for i in 0..<count { defer { print("step", i) }; result.append(try file.read(i)) }
  return result
}
for (name, count) in [("a", 2), ("b", 5), ("", 1)] { do { print(try process(name, count)) } catch { print("error", error) } }
func outer() throws -> String { do { return try inner() } catch Stage.read { return "recovered" } }
func inner() throws -> String { throw Stage.read(7) }
print(try outer())
func translate() throws { do { _ = try inner() } catch { throw Stage.open("from \(error)") } }
do { try translate() } catch { print(error) }
func retry<T>(_ n: Int, _ f: (Int) throws -> T) throws -> T { var last: Error?; for i in 1...n { do { return try f(i) } catch { last = error; print("attempt", i, "failed") } }; throw last! }
print(try retry(3) { i -> String in if i < 3 { throw Stage.close }; return "ok on \(i)" })
print((try? retry(2) { _ -> Int in throw Stage.close }) as Any)
struct Multi: Error, CustomStringConvertible { var errors: [Error]; var description: String { errors.map { "\($0)" }.joined(separator: " & ") } }
func all(_ fs: [() throws -> Void]) throws { let e = fs.compactMap { f -> Error? in do { try f(); return nil } catch { return error } }; if !e.isEmpty { throw Multi(errors: e) } }
do { try all([{}, { throw Stage.close }, { _ = try inner() }]) } catch { print(error) }
let e: Error = Stage.open("x")
switch e { case Stage.open(let s): print("open", s); case is Stage: print("stage"); default: print("?") }
print(e is Stage, (e as? Stage).map { "\($0)" } ?? "-", "\(type(of: e))", (try? Int("5").orThrow(Stage.close)) as Any)
extension Optional { func orThrow(_ e: @autoclosure () -> Error) throws -> Wrapped { guard let self else { throw e() }; return self } }
do { print(try Int("z").orThrow(Stage.close)) } catch { print("none:", error) }
let nested: Int? = try? { try? { throw Stage.close }() }() ?? 5
print(nested as Any)
