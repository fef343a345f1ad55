// Helpers contribute what they return: moving code into them changes nothing.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Text("title").bold()
      HStack {
        Child()
        Text("x")
      }
      Child().padding().border(.red)
    }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      title
      row
      Child().framed()
    }
  }
  private var title: some View { Text("title").bold() }
}

extension Root {
  var row: some View {
    HStack {
      Child()
      Text("x")
    }
  }
}

extension View {
  func framed() -> some View { padding().border(.red) }
}
