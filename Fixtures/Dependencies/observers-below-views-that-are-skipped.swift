// A view that is skipped hides none of those below it that observe the object, or read the environment, themselves.
import Observation
import SwiftUI

final class Store: ObservableObject { @Published var n = 1 }
@Observable final class Queue { var count = 1 }

extension EnvironmentValues {
  @Entry var level = 0
}

struct Deep: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.n)") }
}

struct Deeper: View {
  @Environment(Queue.self) private var queue
  @Environment(\.level) private var level
  var body: some View { Text("\(queue.count + level)") }
}

struct Apart: View {
  @StateObject private var store = Store()
  var body: some View { Text("\(store.n)") }
}

struct Given: View {
  @ObservedObject var store = Store()
  var body: some View { Text("\(store.n)") }
}

struct Middle: View {
  var body: some View {
    Deep()
    Lower()
    Apart()
  }
}

struct Lower: View { var body: some View { Deeper() } }
struct Over: View { var body: some View { Deeper().environment(\.level, 3) } }

struct Root: View {
  @StateObject private var store = Store()
  @State private var queue = Queue()
  @State private var level = 1

  var body: some View {
    Text("\(queue.count)")
    Middle().environmentObject(store).environment(queue).environment(\.level, level)
    Over().environment(\.level, level)
    Apart()
    Given(store: store)
  }
}
