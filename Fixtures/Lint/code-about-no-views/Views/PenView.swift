import SwiftUI

/// Drawn by UIKit; the coordinator reads and sets what belongs to the view.
struct PenView: UIViewRepresentable {
  @Environment(\.colorScheme) var scheme
  @Environment(\.layoutDirection) var direction
  @Binding var text: String

  func makeCoordinator() -> Pen { Pen(parent: self) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}

struct Desk: View {
  @State private var paper = Paper()
  @State private var blank = Blank()
  @State private var text = ""
  @State private var sheet: Sheet?

  var body: some View {
    VStack {
      PenView(text: $text)
      Text(paper.words)
      Text(blank.words)
      Button("Write") { paper.write() }
    }
    .sheet(item: $sheet) { _ in Text("sheet") }
  }
}

@available(iOS, unavailable)
struct OldDesk: View {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text("old") }
}
