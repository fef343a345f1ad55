// `content?()` makes what the closure does that a container was given; where it was given none, nothing.
import SwiftUI

struct Kept<Content: View>: View {
  let content: Content?

  init(content: (() -> Content)? = nil) { self.content = content?() }

  var body: some View { VStack { content } }
}

struct Called<Content: View>: View {
  var content: (() -> Content)?

  var body: some View {
    VStack {
      content?()
      if let content { content() }
    }
  }
}

struct Uses: View {
  var body: some View {
    Kept { Note() }
    Called { Note() }
    Called<Note>()
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
