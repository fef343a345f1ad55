// Shown at 390x200: a font and a number of one name, as apps keep sizes beside the fonts that the system has.
import SwiftUI

@MainActor
extension Font {
  private static let title = 28.0
  private static let body = 17.0

  private static func scaled(_ size: CGFloat) -> CGFloat { size * Scale.shared.factor }
  private static func doubled(_ size: Double) -> Double { size * 2 }

  static var scaledTitle: Font { .system(size: scaled(title)) }
  static var sizes: String { "\(scaled(title)) \(scaled(Font.body)) \(doubled(body))" }
}

@Observable final class Scale {
  static let shared = Scale()
  var factor = 1.5
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").font(.title)
      Text("Scaled").font(.scaledTitle)
      Text(Font.sizes)
    }
  }
}
