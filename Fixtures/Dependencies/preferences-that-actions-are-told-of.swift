// What a preference is worked out from changes what the action writes that is told of it, and updates the views that are
// given that: from a value in the same body, from a helper, and from a view that sends what it is given. What is measured, and
// what is sent under another key or beside the action, changes nothing there.

import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct OtherKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Bar: View {
  let height: Int
  var body: some View { Text("\(height)") }
}

struct Rows: View {
  let count: Int
  let title: String
  var body: some View { Text(title).preference(key: HeightKey.self, value: count * 44) }
}

struct InOneBody: View {
  @State private var count = 1
  @State private var other = 1
  @State private var height = 0
  var body: some View {
    VStack {
      Text("\(count)").preference(key: HeightKey.self, value: count)
      Text("\(other)").preference(key: OtherKey.self, value: other)
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    Bar(height: height)
  }
}

struct ThroughAView: View {
  @State private var count = 1
  @State private var title = ""
  @State private var height = 0
  var body: some View {
    Rows(count: count, title: title).onPreferenceChange(HeightKey.self) { note($0) }
    Bar(height: height)
  }
  private func note(_ value: Int) { height = value }
}

struct Beside: View {
  @State private var count = 1
  @State private var height = 0
  var body: some View {
    rows
    Text("").onPreferenceChange(HeightKey.self) { height = $0 }
    Bar(height: height)
  }
  private var rows: some View { Text("").preference(key: HeightKey.self, value: count) }
}
