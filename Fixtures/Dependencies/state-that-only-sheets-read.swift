// What only the content of a sheet, cover or popover reads is read when that is made, which it is only once it is shown: until
// then a change does not run the body, and the content begins with the value of before. What the body reads besides, or what
// another modifier's content does, runs it anyway.
import SwiftUI

struct Level: View {
  @State private var level = 1
  @State private var page = 1
  @State private var name = ""
  @State private var both = 1
  @State private var isShown = false

  var body: some View {
    Button("\(both)") { isShown = true }
      .fullScreenCover(isPresented: $isShown) {
        Text("\(level)")
        title
        List { Text("\(both)") }
      }
      .popover(isPresented: $isShown) { title }
      .alert("", isPresented: $isShown) { Text(name) }
  }

  private var title: some View { Text("\(page)") }
}

struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Rows: View {
  @State private var number = 1
  @State private var chosen: Item?

  var body: some View {
    List { Text("") }
      .sheet(item: $chosen) { _ in Row(number: number) }
  }
}

struct Item: Identifiable { let id: Int }
