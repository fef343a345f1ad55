// A member named as a method of collections is still a member; `Binding(optional)` gives an optional.
import Observation
import SwiftUI

@Observable final class Library {
  var books: [String] = []
  var filter = ""
  var map = 0
  var selected: String?
}

struct Bindings: View {
  @State private var library = Library()
  @Binding var items: [String]?
  @State private var name: String?

  var body: some View {
    TextField("", text: $library.filter)
    Stepper("", value: $library.map)
    if let items = Binding($items) { ForEach(items, id: \.self) { $item in TextField("", text: $item) } }
    TextField("", text: Binding($name)!)
    if let selected = Binding($library.selected) { TextField("", text: selected) }
  }
}
