import SwiftUI

struct ChoreEditor: View {
  @Binding var chores: [Chore]
  @State private var filter = ""
  @Environment(\.locale) var locale
  @Environment(\.colorScheme) var scheme

  var body: some View {
    TextField("Filter", text: $filter)
    List($chores) { $chore in TextField("Title", text: $chore.title) }
    Profile()
  }
}
