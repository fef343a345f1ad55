// Both values of a ternary stand in one place; an optional view stands in `some`.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Values: View {
  var isOn: Bool
  var item: Int?
  var row: Row?

  var body: some View {
    isOn ? Row() : Row()
    isOn ? Text("on").bold() : Text("off")
    isOn ? Row() : nil
    item.map { _ in Row() }
    row
    row?.padding()
    Group { isOn ? Row() : nil }
    Text(isOn ? "a" : "b").opacity(isOn ? 1 : 0)
  }
}
