// A child that declares what changed runs again whatever it is given: a value of the environment that comes down to it,
// what is stored under one key, which may be a constant, the results of one query.
import SwiftData
import SwiftUI

@Model final class Item {
  var n = 0
  init() {}
}
@Model final class Other {
  var n = 0
  init() {}
}

enum Keys { static let count = "count" }

struct Schemed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

struct Between: View { var body: some View { Schemed() } }
struct Light: View { var body: some View { Schemed().colorScheme(.light) } }

struct Environmental: View {
  @Environment(\.colorScheme) private var colors
  var body: some View {
    Text(colors == .dark ? "dark" : "light")
    Schemed()
    Between()
    Light()
    Schemed().environment(\.colorScheme, .dark)
  }
}

struct Stored: View {
  @AppStorage("count") private var count = 0
  var body: some View { Text("\(count)") }
}
struct StoredUnread: View {
  @AppStorage("count") private var count = 0
  var body: some View { Button("") { count += 1 } }
}
struct StoredElsewhere: View {
  @AppStorage("other") private var count = 0
  var body: some View { Text("\(count)") }
}
struct StoredByName: View {
  @AppStorage(Keys.count) private var count = 0
  var body: some View { Text("\(count)") }
}

struct Storing: View {
  @AppStorage("count") private var number = 0
  var body: some View {
    Text("\(number)")
    Stored()
    StoredUnread()
    StoredElsewhere()
    StoredByName()
  }
}

struct All: View {
  @Query private var items: [Item]
  var body: some View { Text("\(items.count)") }
}
struct Sorted: View {
  @Query(sort: \Item.n) private var items: [Item]
  var body: some View { Text("\(items.count)") }
}
struct Others: View {
  @Query private var items: [Other]
  var body: some View { Text("\(items.count)") }
}

struct Asking: View {
  @Query private var items: [Item]
  var body: some View {
    Text("\(items.count)")
    All()
    Sorted()
    Others()
  }
}
