// What a view asks of its own type never changes: the type is part of what the view is. Of a value it may change.
import SwiftUI

protocol Scrolling {}

protocol Part: View {
  associatedtype Inside: View
  var inside: Inside { get }
}

extension Part {
  var body: some View {
    VStack {
      if self is any Scrolling { ScrollView { inside } } else { inside }
    }
  }
}

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

struct Page: Part, Scrolling {
  var inside: some View { Field() }
}

struct Value: View {
  let value: Any
  var body: some View {
    if value is Int { Field() } else { Text("none") }
  }
}
