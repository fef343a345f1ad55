// Modifiers whose types are others with the newest SDK and system.
// sdk: 26
import SwiftUI

struct Tapped: View { var body: some View { Text("a").padding().onTapGesture {} } }

struct Tasked: View { var body: some View { Text("a").task { await Task.yield() }.bold() } }

struct Both: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)").onTapGesture(count: 2) { count += 1 }
      Circle().fill(.red).task(id: count) {}
      Text("b").tag(1)
    }
  }
}
