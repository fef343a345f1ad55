// `ModifiedContent` adds no place to the view that it is made of.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Title: ViewModifier {
  @State private var isBig = false
  func body(content: Content) -> some View { content.bold(isBig) }
}

extension View {
  func title() -> some View { ModifiedContent(content: self, modifier: Title()) }
}

struct Titles: View {
  var body: some View {
    Row().title()
    ModifiedContent(content: VStack { Row() }, modifier: Title())
  }
}
