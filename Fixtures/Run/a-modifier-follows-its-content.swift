// Shown at 240x64: the views in a modifier of the program change while its own body stays as it is.
// Do: tap "next"
// Do: wait 1s
import SwiftUI

struct Unchanged: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct ContentView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Group {
        if number == 0 { Text("zero") }
        if number > 0 { Text("some") }
      }
      .modifier(Unchanged())
      .animation(.default, value: number)
      Button("next") { number += 1 }
    }
  }
}
