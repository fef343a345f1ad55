// A getter that throws one type tells a `catch` what is caught.

enum E: Error { case bad(Int), worse }
struct R { var v: Int { get throws(E) { throw .bad(3) } }
 subscript(i: Int) -> Int { get throws(E) { throw .worse } } 
 static var s: Int { get throws(E) { throw .bad(4) } } }
let r = R()
do { print(try r.v) } catch .bad(let c) { print("bad", c) } catch { print("no") }
do { print(try r[0], try R.s) } catch .worse { print("worse") } catch { print("no") }

protocol Source { var next: Int { get throws(E) } }
struct Few: Source { var left: Int; var next: Int { get throws(E) { guard left > 0 else { throw .worse }; return left } } }
func read(_ source: some Source) -> String { do { return "\(try source.next)" } catch .bad(let n) { return "bad \(n)" } catch { return "worse \(error)" } }
print(read(Few(left: 2)), read(Few(left: 0)))
