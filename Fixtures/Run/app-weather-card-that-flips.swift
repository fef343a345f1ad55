// Shown at 240x256: a card with a gradient that flips to its other side.
// Do: tap "Details"
// At: 0s 250ms 500ms 1s
import SwiftUI

struct Weather {
  let city: String
  let degrees: Measurement<UnitTemperature>
  let symbol: String
}

struct CardFace<Content: View>: View {
  let isShown: Bool
  @ViewBuilder let content: Content
  var body: some View {
    content
      .frame(width: 160, height: 120)
      .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 16))
      .foregroundStyle(.white)
      .opacity(isShown ? 1 : 0)
  }
}

struct ContentView: View {
  @State private var isFlipped = false
  private let weather = Weather(city: "Oslo", degrees: Measurement(value: -3, unit: .celsius), symbol: "cloud.snow")
  var body: some View {
    VStack {
      ZStack {
        CardFace(isShown: !isFlipped) {
          VStack {
            Image(systemName: weather.symbol).font(.largeTitle)
            Text(weather.city)
          }
        }
        CardFace(isShown: isFlipped) { Text("-3°") }
          .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      }
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      Button("Details") { withAnimation(.linear(duration: 1)) { isFlipped.toggle() } }
    }
  }
}
