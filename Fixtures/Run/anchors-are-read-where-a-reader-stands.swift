// Shown at 160x64: an anchor of a view is a place in the coordinates of the reader that asks for it.
import SwiftUI

struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

struct Frame: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("one").anchorPreference(key: Places.self, value: .center) { [$0] }
      Text("three").padding(8)
        .anchorPreference(key: Places.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: Frame.self, value: .bounds) { $0 = $1 }
    }
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in
        ForEach(places.indices, id: \.self) { index in
          let place = proxy[places[index]]
          Text("*").position(place)
        }
      }
    }
    .backgroundPreferenceValue(Frame.self) { frame in
      GeometryReader { proxy in
        if let frame {
          let rect = proxy[frame]
          Color.yellow.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}
