// What a constant is given where it is declared it holds for good, whatever its type hides.
import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { Text(text) }
}

struct Entry: View {
  let field = AnyView(Field())
  static let title = AnyView(Text("Title"))
  var body: some View {
    Entry.title
    VStack { field.padding() }
  }
}
