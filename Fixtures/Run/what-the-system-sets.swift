// Shown at 320x160: what can be set from outside: each is a change for the views that declare it, and for no others.
// Do: set accessibilityReduceMotion true
// Do: set accessibilityVoiceOverEnabled true
// Do: set colorScheme dark
// Do: set dynamicTypeSize xxxLarge
// Do: set horizontalSizeClass regular
// Do: set verticalSizeClass compact
// Do: set scenePhase background
// Events
import SwiftUI

struct Motion: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  var body: some View { Text("\(reduceMotion) \(UIAccessibility.isReduceMotionEnabled)") }
}
struct Voice: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var voice
  var body: some View { Text("\(voice)") }
}
struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(scheme)") }
}
struct TypeSize: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("\(size)") }
}
struct Classes: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  var body: some View { Text("\(horizontal == .regular) \(vertical == .compact)") }
}
struct Phase: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text("\(phase)").onChange(of: phase) { print("\($0) to \($1)") } }
}
struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Motion()
      Voice()
      Scheme()
      TypeSize()
      Classes()
      Phase()
    }
  }
}
