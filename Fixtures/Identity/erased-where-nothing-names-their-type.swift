// A closure that gives `some View` gives a view, where that is erased too.
import SwiftUI

struct Kept: View {
  let content: AnyView

  init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }

  var body: some View { VStack { content } }
}

struct Uses: View {
  var body: some View {
    Kept { Note() }
    boxed { Note() }
  }

  private func boxed(@ViewBuilder content: () -> some View) -> some View { Text("a").overlay(content()) }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
