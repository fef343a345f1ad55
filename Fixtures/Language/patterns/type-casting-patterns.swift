class Media { let title: String; init(_ t: String) { title = t } }
class Movie: Media { let director = "D" }
class Song: Media { let artist = "S" }
final class Single: Song {}
let library: [Media] = [Movie("m"), Song("s"), Single("x"), Media("plain")]
for item in library { switch item { case let m as Movie: print("movie", m.title, m.director); case is Single: print("single"); case let s as Song where s.title == "s": print("song", s.artist); case let other: print("media", other.title) } }
let counts = library.reduce(into: (movies: 0, songs: 0)) { switch $1 { case is Movie: $0.movies += 1; case is Song: $0.songs += 1; default: break } }
print(counts, library.filter { $0 is Song }.count, library.compactMap { $0 as? Movie }.map(\.title))
func kind(_ v: Any) -> String {
  switch v {
  case 0 as Int: "zero"
  case let i as Int where i < 0: "negative \(i)"
  case is Int, is UInt8: "integer"
  case let d as Double where d.truncatingRemainder(dividingBy: 1) == 0: "whole \(d)"
  case let s as String: s.isEmpty ? "empty" : "text \(s)"
  case let (x, y) as (Int, Int): "pair \(x + y)"
  case let a as [Int]: "ints \(a.reduce(0, +))"
  case let a as [Any]: "list \(a.count)"
  case let d as [String: Any]: "map \(d.keys.sorted())"
  case let f as (Int) -> Int: "function \(f(2))"
  case let o as Int?: "optional \(o as Any)"
  case let e as Error: "error \(e)"
  case is Any.Type: "type"
  default: "unknown"
  } }
struct Oops: Error {}
print([0, -5, 7, UInt8(3), 2.0, 2.5, "", "hi", (1, 2), [1, 2], [1, "a"] as [Any], ["k": 1, "b": "x"] as [String: Any], { (n: Int) in n * 10 }, nil as Int? as Any, Oops(), Int.self] .map { kind($0 as Any) })
if let s = library[1] as? Song, s is Single == false { print("plain song") }
guard let first = library.first as? Movie else { fatalError() }
print(first.director, (library[2] as! Song).artist, library[0] as? Song == nil, type(of: library[2] as Media), library[2] is Media)
for case let song as Song in library { print(song.title, terminator: " ") }
for case is Movie in library { print("a movie") }
let errors: [Error] = [Oops(), CancellationError()]
for e in errors { do { throw e } catch is Oops { print("oops") } catch let c as CancellationError { print(type(of: c)) } }
print((5 as Any) as? CustomStringConvertible != nil, ("5" as Any) is any StringProtocol, ([1] as Any) is any Sequence, (1 as Any as? any Comparable) != nil, Optional<Any>.some(3) as? Int ?? 0)
