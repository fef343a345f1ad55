// Shown at 240x96: an anchor of a view that is gone is not read any more.
// Do: tap "Remove"
import SwiftUI

struct Place: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
struct ContentView: View {
  @State private var isThere = true
  @State private var kept: Anchor<CGRect>?
  var body: some View {
    VStack {
      if isThere { Text("source").anchorPreference(key: Place.self, value: .bounds) { $0 } }
      Button("Remove") { isThere = false }
      GeometryReader { proxy in
        if let kept { Text("width \(Int(proxy[kept].width))") } else { Text("none") }
      }
      .frame(height: 16)
    }
    .onPreferenceChange(Place.self) { if let new = $0 { kept = new } }
  }
}
