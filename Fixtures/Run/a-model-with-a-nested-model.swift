// Shown at 240x128: an observed object does not tell of what changes in an object that it holds, an observable one does.
// Do: tap "Old"
// Do: tap "New"
// Do: tap "Tell"
// Events
import Combine
import SwiftUI

final class OldInner: ObservableObject { @Published var count = 0 }
final class OldOuter: ObservableObject { let inner = OldInner() }

@Observable final class NewInner { var count = 0 }
@Observable final class NewOuter { let inner = NewInner() }

struct ContentView: View {
  @StateObject private var old = OldOuter()
  @State private var new = NewOuter()
  var body: some View {
    VStack {
      Text("old \(old.inner.count)")
      Text("new \(new.inner.count)")
      HStack {
        Button("Old") { old.inner.count += 1 }
        Button("New") { new.inner.count += 1 }
        Button("Tell") { old.objectWillChange.send() }
      }
    }
  }
}
