// A closure that returns its view is not transformed, and makes it all the same.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Lists: View {
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { name in
      let title = Text(name)
      return HStack { title; Row() }
    }
    List(names, id: \.self) { _ in return Row() }
    names.first.map { _ in Row() }
  }
}
