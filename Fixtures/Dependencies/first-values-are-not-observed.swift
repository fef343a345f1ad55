// An initialiser that gives a property its first value tells no observer; one that calls another initialiser does, and so does
// what changes the property of another object. What the macro observes and what has a value already is told. (The Swift book,
// Property Observers; Observation, what `@Observable` makes of stored properties.)
import Observation
import SwiftUI

@Observable final class Log { static let main = Log(); var lines = 0; var marks = 0 }

struct Plain {
  var name: String { didSet { _ = Log.main.lines } }
  init(name: String) { self.name = name }
}

final class Named {
  var name: String { didSet { _ = Log.main.lines } }
  init(name: String) { self.name = name }
  convenience init() {
    self.init(name: "")
    name = "later"
  }
}

final class Renaming {
  init(_ other: Named) { other.name = "new" }
}

@Observable final class Macro {
  var first: Int { didSet { _ = Log.main.lines } }
  var second = 0 { didSet { _ = Log.main.marks } }
  init(_ first: Int) {
    self.first = first
    second = first
  }
}

struct Shown: View { let value: Any; var body: some View { Text("") } }
struct A: View { var body: some View { Shown(value: Plain(name: "a")) } }
struct B: View { var body: some View { Shown(value: Named(name: "a")) } }
struct C: View { var body: some View { Shown(value: Named()) } }
struct D: View { let other: Named; var body: some View { Shown(value: Renaming(other)) } }
struct E: View { var body: some View { Shown(value: Macro(1)) } }
