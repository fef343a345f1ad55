// A container's content, what is given to a modifier, an explicit identity and the elements of `ForEach` have segments;
// a group, a helper and modifiers that only wrap have none.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text(isOpen ? "open" : "closed") }
}

struct Containers: View {
  let items: [String]
  let user: Int
  @State private var isShown = false

  var body: some View {
    VStack {
      header
      Group {
        Row()
        Row().id(user)
      }
      ForEach(items, id: \.self) { item in Text(item) }
    }
    .overlay { Row() }
    .background(Color.red)
    .sheet(isPresented: $isShown) { Row() }
  }

  private var header: some View {
    HStack { Text("a"); Row() }
  }
}
