// What is given to a modifier has a place of its own under the modifier's name; modifiers that only wrap have none.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Content: View {
  @State private var isShown = false
  @State private var item: Item?
  struct Item: Identifiable { let id: Int }

  var body: some View {
    Row().padding().frame(width: 3).opacity(isShown ? 1 : 0).transition(.opacity)
    Row().background(Row()).overlay { Row(); Row() }.mask { Row() }
    Row().background { if isShown { Row() } }
    Row().safeAreaInset(edge: .top) { Row() }.contextMenu { Row() }
    Row().toolbar {
      ToolbarItem { Row() }
      ToolbarItemGroup { Row(); Row() }
    }
    Row().swipeActions { Row() }.searchable(text: .constant("")).badge(3)
    Row().sheet(isPresented: $isShown) { Row() }.sheet(item: $item) { _ in Row() }
    Row().popover(isPresented: $isShown) { Row() }.fullScreenCover(item: $item) { _ in Row() }
    Row().alert("", isPresented: $isShown) { Row() } message: { Text("m") }
    Row().confirmationDialog("", isPresented: $isShown) { Row() }
    Row().inspector(isPresented: $isShown) { Row() }
  }
}
