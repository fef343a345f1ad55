// `EquatableView(content: row)` is the row, as `row.equatable()` is, and `Optional(row)` one that is always there.
import SwiftUI

struct Wrapped: View {
  var body: some View {
    EquatableView(content: Note())
    Note().equatable()
    Optional(Note())
  }
}

struct Note: View, Equatable {
  @State private var text = ""
  static func == (left: Note, right: Note) -> Bool { true }
  var body: some View { Text(text) }
}
