// A read through a protocol's requirement is one of what meets it: of one type certainly, of several perhaps; where
// nothing of the program does it is not known. A member of a class may be one that overrides it.
import Observation
import SwiftUI

protocol Counting { var count: Int { get } }
@Observable final class Counter: Counting {
  var count = 0
  var unread = 0
}

protocol Titled {
  var title: String { get }
  func subtitle() -> String
}
extension Titled {
  var heading: String { title + ":" }
}
@Observable final class Book: Titled {
  var title = ""
  var author = ""
  func subtitle() -> String { author }
}
@Observable final class Song: Titled {
  var title = ""
  func subtitle() -> String { "" }
}
struct Plain: Titled {
  let book: Book
  var title: String { book.author }
  func subtitle() -> String { "" }
}

protocol Unmet { var value: Int { get } }

struct One: View {
  let counter: any Counting
  var body: some View { Text("\(counter.count)") }
}

struct Generic<T: Titled>: View {
  let thing: T
  var body: some View { Text(thing.title) }
}

struct Called: View {
  let thing: any Titled
  var body: some View { Text(thing.subtitle()) }
}

struct Shared: View {
  let thing: any Titled
  var body: some View { Text(thing.heading) }
}

struct Known: View {
  let book: Book
  var body: some View { Text(book.heading) }
}

struct Open: View {
  let value: any Unmet
  var body: some View { Text("\(value.value)") }
}

@Observable class Base {
  var name = ""
  var label: String { name }
}
@Observable final class Derived: Base {
  var extra = ""
  override var label: String { extra }
}

struct OfBase: View {
  let base: Base
  var body: some View { Text(base.label) }
}

struct OfDerived: View {
  let derived: Derived
  var body: some View { Text(derived.label) }
}
