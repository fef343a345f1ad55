// Shown at 240x48: a control of one's own made of buttons over a binding.
// Do: tap "star 4"
import SwiftUI

struct Rating: View {
  @Binding var value: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { number in
        Button {
          value = value == number ? 0 : number
        } label: {
          Image(systemName: number <= value ? "star.fill" : "star")
        }
        .accessibilityIdentifier("star \(number)")
      }
    }
  }
}

struct ContentView: View {
  @State private var rating = 2

  var body: some View {
    VStack {
      Rating(value: $rating)
      Text("\(rating)")
    }
  }
}
