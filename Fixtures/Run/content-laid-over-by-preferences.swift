// Shown at 160x96: content that is made of preferences is laid out as an overlay is: in the size of its view, at the
// alignment that is asked for. Points and rectangles of an anchor are converted to the reader's space.
import SwiftUI

struct Marks: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
struct Points: PreferenceKey {
  static let defaultValue: [String: Anchor<CGPoint>] = [:]
  static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Color.clear.frame(width: 80, height: 32)
        .transformAnchorPreference(key: Marks.self, value: .bounds) { $0.append($1) }
        .transformAnchorPreference(key: Marks.self, value: .rect(CGRect(x: 8, y: 4, width: 16, height: 8))) {
          $0.append($1)
        }
        .transformAnchorPreference(key: Points.self, value: .topLeading) { $0["corner"] = $1 }
        .transformAnchorPreference(key: Points.self, value: .center) { $0["center"] = $1 }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 5))) { $0["point"] = $1 }
    }
    .padding(.leading, 24)
    .padding(.top, 16)
    .overlayPreferenceValue(Points.self, alignment: .topLeading) { points in
      GeometryReader { proxy in
        let _ = print(proxy.size, points.keys.sorted().map { "\($0) \(proxy[points[$0]!])" })
        Color.clear
      }
    }
    .backgroundPreferenceValue(Marks.self, alignment: .bottomTrailing) { marks in
      GeometryReader { proxy in
        let _ = print(marks.map { proxy[$0] })
        Color.clear
      }
      .frame(width: 40, height: 24)
    }
    .overlayPreferenceValue(Marks.self, alignment: .bottomTrailing) { Text("\($0.count)") }
  }
}
