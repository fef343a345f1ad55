// `self.init(…)` makes nothing else: there is one card, which gives on what it is given by whichever initialiser.
import SwiftUI

struct Cell: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Card<Content: View>: View {
  let isWide: Bool
  let content: Content

  init(isWide: Bool, @ViewBuilder content: () -> Content) {
    self.isWide = isWide
    let made = content()
    self.content = made
  }

  init(@ViewBuilder content: () -> Content) {
    self.init(isWide: false, content: content)
  }

  var body: some View {
    if isWide { HStack { content } } else { VStack { content } }
  }
}

struct Screen: View {
  @State private var n = 0
  var body: some View { Card { Cell(value: n) } }
}

struct Wide: View {
  @State private var isWide = false
  var body: some View { Card(isWide: isWide) { Cell(value: 1) } }
}
