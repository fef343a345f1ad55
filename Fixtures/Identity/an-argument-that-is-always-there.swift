// A view given where there may be none never becomes `nil`.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Card<Content: View>: View {
  let content: Content?
  var body: some View { VStack { content } }
}

struct Cards: View {
  let isOn: Bool
  let row: Row?

  var body: some View {
    Card(content: Row())
    Card(content: row)
    Card(content: isOn ? Row() : nil)
    Card<Text>(content: nil)
  }
}
