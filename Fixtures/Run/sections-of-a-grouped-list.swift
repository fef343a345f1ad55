// Shown at 320x360: data grouped by letter in sections, which are sorted; a new entry makes a section.
// Do: tap "Add Ben"
// Events
import SwiftUI

private struct Group {
  let letter: String
  let names: [String]
}

struct ContentView: View {
  @State private var names = ["Ada", "Carl", "Cleo", "Alan"]

  private var groups: [Group] {
    Dictionary(grouping: names) { String($0.prefix(1)) }
      .map { Group(letter: $0.key, names: $0.value.sorted()) }
      .sorted { $0.letter < $1.letter }
  }

  var body: some View {
    List {
      ForEach(groups, id: \.letter) { group in
        Section(group.letter) {
          ForEach(group.names, id: \.self) { Text($0) }
        }
      }
      Button("Add Ben") { names.append("Ben") }
    }
    .listStyle(.plain)
  }
}
