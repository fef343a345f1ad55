// Shown at 160x80: a reader is told its new size, keeps the state in it, and depends on what its closure reads.
// Do: tap "0"
// Do: tap "wider"
// Events
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct ContentView: View {
  @State private var width = 64.0

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in
        HStack(spacing: 8) {
          Text("\(Int(proxy.size.width)) of \(Int(width))")
          Counter()
        }
      }
      .frame(width: width, height: 16)
      Button("wider") { width += 32 }
    }
  }
}
