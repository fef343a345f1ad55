// Buttons and labels: alone, in a builder beside another view, and with padding.
import SwiftUI

struct ButtonCase1: View {
  var body: some View { Button { print("done") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    Button { print("done") } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View { Button(action: { print("done") }, label: { Text("label") }).padding() }
}

struct ButtonCase2: View {
  var body: some View { Button(role: .destructive) { print("done") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    Button(role: .destructive) { print("done") } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Button(role: .destructive, action: { print("done") }, label: { Text("label") }).padding()
  }
}

struct LabelCase1: View {
  var body: some View { Label { Text("title") } icon: { Image(systemName: "star") } }
  @ViewBuilder var beside: some View {
    Label { Text("title") } icon: { Image(systemName: "star") }
    Divider()
  }
  var afterPadding: some View {
    Label(title: { Text("title") }, icon: { Image(systemName: "star") }).padding()
  }
}
