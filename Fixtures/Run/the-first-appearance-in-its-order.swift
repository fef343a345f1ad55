// Shown at 240x64: first the views are made, their bodies run from outside inwards, they are laid out, preferences are told,
// then they appear, in the order of the source and from inside outwards, and tasks begin in that order.
import SwiftUI

struct Width: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct Measured: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool) -> CGSize {
    if !cache { print("layout") }
    cache = true
    return subviews[0].sizeThatFits(proposal)
  }
  func makeCache(subviews: Subviews) -> Bool { false }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

struct Inner: View {
  let name: String
  init(_ name: String) {
    print("init \(name)")
    self.name = name
  }
  var body: some View {
    let _ = print("body \(name)")
    Text(name)
      .preference(key: Width.self, value: 1)
      .onAppear { print("appear \(name), inner") }
      .onAppear { print("appear \(name), outer") }
      .onChange(of: name, initial: true) { print("change \(name)") }
      .task { print("task \(name), inner") }
      .task { print("task \(name), outer") }
  }
}

struct ContentView: View {
  init() { print("init outermost") }
  var body: some View {
    let _ = print("body outermost")
    Measured {
      HStack {
        Inner("a")
        Inner("b")
      }
    }
    .onPreferenceChange(Width.self) { print("preference \($0)") }
    .onAppear { print("appear outermost") }
    .task { print("task outermost") }
  }
}
