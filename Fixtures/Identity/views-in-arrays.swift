// What an element of an array may be is known where the array is made of a closure, or by a builder of the program.
import SwiftUI

struct Pages: View {
  let names = ["a", "b"]
  @State private var page = 0

  private var pages: [AnyView] { names.map { AnyView(Page(name: $0)) } }

  var body: some View {
    VStack {
      pages[page]
      ForEach(0..<2, id: \.self) { index in pages[index] }
    }
  }
}

@resultBuilder struct Segments<Segment> {
  static func buildBlock(_ segments: Segment...) -> [Segment] { segments }
}

struct Choice: View {
  let segments: [AnyView]

  init(@Segments<AnyView> segments: () -> [AnyView]) { self.segments = segments() }

  var body: some View {
    HStack {
      segments[0]
      ForEach(0..<segments.count, id: \.self) { index in segments[index].padding() }
    }
  }
}

struct Chosen: View {
  var body: some View {
    Choice {
      AnyView(Page(name: "a"))
      AnyView(Text("b"))
    }
  }
}

struct Page: View {
  let name: String
  @State private var isOpen = false
  var body: some View { Text(name) }
}
