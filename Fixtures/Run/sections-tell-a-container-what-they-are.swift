// Shown at 400x128: `ForEach(sections:)` gives headers, footers and rows of sections, and one for the views outside of
// them. What is told by `containerValue` is read of a part; the nearest to it counts, and that of a section for it and its
// parts. A change of it runs the container again.
// Do: tap "reject A"
import SwiftUI

extension ContainerValues {
  @Entry var isRejected = false
  @Entry var note: String?
}

extension View {
  func rejected(_ isRejected: Bool = true) -> some View { containerValue(\.isRejected, isRejected) }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack(alignment: .top) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 0) {
          if !section.header.isEmpty { section.header.bold() }
          ForEach(section.content) { card in Card(card: card) }
          section.footer
          Text(section.containerValues.isRejected ? "closed" : "open")
        }
      }
    }
  }
}

struct Card: View {
  let card: Subview
  var body: some View {
    HStack(spacing: 0) {
      Text(card.containerValues.isRejected ? "×" : "-")
      card
      if let note = card.containerValues.note { Text(note) }
    }
  }
}

struct ContentView: View {
  @State private var isRejected = false
  var body: some View {
    VStack {
      Board {
        Text("free").tag(4)
        Section("One") {
          Text("A").rejected(isRejected)
          Text("B").containerValue(\.note, "!")
        }
        Section {
          Text("C")
          Text("D").rejected(false)
        } header: {
          Text("Two")
        } footer: {
          Text("foot")
        }
        .rejected()
      }
      Button("reject A") { isRejected.toggle() }
    }
  }
}
