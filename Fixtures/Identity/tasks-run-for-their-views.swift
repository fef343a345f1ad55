// A task is run for a view: it begins when the view appears and is cancelled when it disappears; one with an `id` is cancelled
// and begun anew for each value too. It is no state, but it goes with the identity. (Apple, View.task(priority:_:) and
// View.task(id:priority:_:).)
import SwiftUI

struct Page: View {
  @State private var number = 1
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("").task {}
      if isOpen { Ticker(number: number) }
    }
    .modifier(Loading())
  }
}

struct Ticker: View {
  let number: Int
  var body: some View { Text("").task(id: number) {} }
}

struct Loading: ViewModifier {
  func body(content: Content) -> some View { content.task {} }
}
