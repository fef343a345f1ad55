// Shown at 320x400: what a view subscribes to by declaring it, and what only by reading it in its body. No view below reads
// what it has.
// Do: tap "Binding"
// Do: tap "Key"
// Do: tap "Other key"
// Do: tap "Observable"
// Do: tap "Same published"
// Do: tap "Plain of object"
// Do: tap "Send"
// Events
import Observation
import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
  @Entry var other = 0
}

@Observable final class Live { var number = 0 }

final class Older: ObservableObject {
  @Published var number = 0
  var plain = 0
}

struct Unread: View {
  @State private var own = 0
  var body: some View { Button("Own") { own += 1 } }
}

struct Bound: View {
  @Binding var number: Int
  var body: some View { Text("bound") }
}

struct Keyed: View {
  @Environment(\.level) private var level
  var body: some View { Text("keyed") }
}

struct Living: View {
  @Environment(Live.self) private var live
  var body: some View { Text("living") }
}

struct Bindable1: View {
  @Bindable var live: Live
  var body: some View { Text("bindable") }
}

struct Observing: View {
  @ObservedObject var older: Older
  var body: some View { Text("observing") }
}

struct InEnvironment: View {
  @EnvironmentObject private var older: Older
  var body: some View { Text("in environment") }
}

struct Owning: View {
  @StateObject private var own = Older()
  var body: some View { Button("Send") { own.objectWillChange.send() } }
}

struct Controls: View {
  @Binding var number: Int
  @Binding var level: Int
  @Binding var other: Int
  let live: Live
  let older: Older
  var body: some View {
    Button("Binding") { number += 1 }
    Button("Key") { level += 1 }
    Button("Other key") { other += 1 }
    Button("Observable") { live.number += 1 }
    Button("Same published") { older.number = older.number }
    Button("Plain of object") { older.plain += 1 }
  }
}

struct ContentView: View {
  @State private var number = 0
  @State private var level = 0
  @State private var other = 0
  @State private var live = Live()
  private let older = Older()

  var body: some View {
    VStack(spacing: 0) {
      Controls(number: $number, level: $level, other: $other, live: live, older: older)
      Unread()
      Bound(number: $number)
      Keyed()
      Living()
      Bindable1(live: live)
      Observing(older: older)
      InEnvironment()
      Owning()
    }
    .environment(\.level, level)
    .environment(\.other, other)
    .environment(live)
    .environmentObject(older)
  }
}
