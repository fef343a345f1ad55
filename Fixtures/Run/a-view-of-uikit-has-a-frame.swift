// Shown at 240x128: a view of UIKit is a frame with its name, as large as is proposed.
import SwiftUI
import UIKit

struct Meter: UIViewRepresentable {
  let level: Int
  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func updateUIView(_ view: UIProgressView, context: Context) { view.progress = Float(level) / 10 }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("level")
      Meter(level: 3)
    }
  }
}
