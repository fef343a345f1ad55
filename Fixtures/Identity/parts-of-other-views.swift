// A view whose parts `ForEach` shows is where it is given; what is made of a part is one for each.
import SwiftUI

struct Parts: View {
  var body: some View {
    ForEach(subviews: Note()) { part in part.padding() }
    ForEach(sections: Note()) { section in section.content }
    Group(subviews: Note()) { parts in ForEach(parts) { part in part } }
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
