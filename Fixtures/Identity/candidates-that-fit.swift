// Of the candidates of `ViewThatFits` the first one that fits is there; where another one fits, that is another view, and what
// the first kept is gone. (Apple, ViewThatFits: "shows the first child view that fits".)
import SwiftUI

struct Offer: View {
  @State private var amount = 1
  var body: some View { Stepper("\(amount)", value: $amount) }
}

struct Shop: View {
  @State private var isOpen = false
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { Offer() }
      if isOpen { VStack { Offer() } }
    }
  }
}
