// Methods of a view that give a copy of it: what they put into its properties is what the view is given.
import SwiftUI

struct Row: View {
  var title = ""
  var act: (() -> Void)?

  var body: some View { Button(title) { act?() } }

  func titled(_ title: String) -> Row {
    var copy = self
    copy.title = title
    return copy
  }

  func tapped(_ act: @escaping () -> Void) -> Self {
    var copy = self
    copy.act = act
    return copy
  }

  func same(_ other: Int) -> Row { self }
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Row().titled("\(count)")
    Row().titled("a").tapped {}
    Row().titled("a")
    Row().same(count)
  }
}
