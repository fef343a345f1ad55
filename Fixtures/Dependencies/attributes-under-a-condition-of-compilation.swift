// What makes a class observed may stand under `#if`, as may the wrappers of properties. What a subclass without the macro
// stores is not watched, what it inherits is.
import Observation
import SwiftUI

#if canImport(Observation)
@Observable
#endif
final class Watched { var count = 0 }

#if os(macOS)
@Observable
#endif
final class Unwatched { var count = 0 }

#if DEBUG
@Observable // a model
#else
@MainActor @Observable
#endif
class Base { var name = "" }

class Derived: Base { var note = "" }

@Observable final class DerivedAgain: Base {
  var size = 0
  #if DEBUG
  @ObservationIgnored
  #endif
  var log = ""
}

struct Models: View {
  let watched: Watched
  let unwatched: Unwatched
  let derived: Derived
  let again: DerivedAgain
  var body: some View {
    Text("\(watched.count) \(unwatched.count)")
    Text(derived.name + derived.note)
    Text("\(again.size) \(again.log)")
  }
}

struct Properties: View {
  #if os(macOS)
  @Binding
  #else
  @State
  #endif
  var value = 0

  #if os(iOS)
  @ViewBuilder
  #endif
  var shown: some View {
    Text("\(value)")
    Text("b")
  }

  var body: some View { shown }
}
