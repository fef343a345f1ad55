// A `catch` with a condition and no pattern leaves the error to the next one where it does not hold.

struct E: Error { let n: Int }
func f(_ n: Int) throws -> Int { if n < 3 { throw E(n: n) }; return n }
func retry(_ times: Int) throws -> Int {
  for i in 1...times { do { return try f(i) } catch where i < times { print("again", error); continue } }
  return -1
}
print(try retry(5))
do { print(try retry(2)) } catch { print("gave up", error) }
do { throw E(n: 4) } catch where (error as? E)?.n == 3 { print("three") } catch where error is E { print("E") } catch { print("other") }
var log: [String] = []
for n in 0..<3 { do { throw E(n: n) } catch let e as E where e.n == 0 { log.append("zero") } catch where n == 1 { log.append("one") } catch { log.append("rest \(error)") } }
print(log)
