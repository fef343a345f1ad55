// What is disclosed lasts while it is; where a style of the program puts it, as long as that does. The nearest style
// counts, whoever puts it on.
import SwiftUI

struct Groups: View {
  @State private var isExpanded = false
  var body: some View {
    List {
      DisclosureGroup("a") { Note() }
      DisclosureGroup(isExpanded: $isExpanded) { Note() } label: { Text("b") }
      Section("c", isExpanded: $isExpanded) { Note() }
      Section("d") { Note() }
    }
  }
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct Open: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension View {
  func folding() -> some View { disclosureGroupStyle(Folding()) }
}

struct Opened<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.disclosureGroupStyle(Open()) }
}

struct Styled: View {
  var body: some View {
    DisclosureGroup("a") { Note() }.folding()
    Opened { DisclosureGroup("b") { Note() } }
    group.disclosureGroupStyle(Open())
    DisclosureGroup("d") { Note() }.disclosureGroupStyle(.automatic).folding()
  }

  private var group: some View { DisclosureGroup("c") { Note() } }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
