// A view whose body is that of a protocol's extension has it as its own.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

protocol Titled: View { var title: String { get } }

extension Titled {
  var body: some View { VStack { Text(title); Row() } }
}

struct Page: Titled { let title = "page" }

struct Pages: View {
  var isOn: Bool
  var body: some View {
    if isOn { Page() }
  }
}
