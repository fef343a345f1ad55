import SwiftUI

struct Labels: View {
  var body: some View {
    HStack {
      Text("A title that wraps")
      Text("12:30").fixedSize()
    }
  }
}

struct Candidates: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Save the document")
        Text("Cancel")
      }
      VStack {
        Text("Save the document")
        Text("Cancel")
      }
    }
  }
}

struct Tiles: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<4) { Text("\($0)") } }
  }
}

struct Sides: View {
  var body: some View {
    GeometryReader { proxy in
      let layout = proxy.size.width < 300 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Text("First")
        Text("Second")
        if proxy.size.width > 350 { Text("Third") }
      }
    }
  }
}

struct Title: View {
  var body: some View { Text("One line that is cut off").lineLimit(1) }
}
