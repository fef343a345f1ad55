// A helper that is given what its view was given, by the name of the property, puts that where it calls it.
import SwiftUI

struct Framed<Content: View>: View {
  @ViewBuilder let content: () -> Content

  private func titled(@ViewBuilder content: () -> some View) -> some View {
    VStack {
      Text("title")
      content()
    }
  }

  var body: some View { titled(content: content) }
}

struct Uses: View {
  @State private var isOn = false
  var body: some View {
    Framed {
      if isOn { Note() }
    }
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
