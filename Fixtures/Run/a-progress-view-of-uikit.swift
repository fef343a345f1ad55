// Shown at 240x128: a progress view of UIKit is as wide as is proposed, and keeps its height.
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
