// A case of an enum holds the function that it is given; a publisher may be an object, new with each view. A constant of
// an observed object is the same whatever of the object changes.
import Combine
import SwiftUI

enum Choice { case act(() -> Void), none }

struct Choosing: View {
  let choice: Choice
  var body: some View { Text("") }
}
struct Ticking: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common)
  var body: some View { Text("") }
}
struct Connected: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View { Text("") }
}

struct Screen: View {
  @State private var n = 0
  let act: () -> Void
  var body: some View {
    Text("\(n)")
    Choosing(choice: .act({ print("") }))
    Choosing(choice: .act(act))
    Choosing(choice: .none)
    Ticking()
    Connected()
  }
}

final class Inner {}
final class Outer: ObservableObject {
  let title = ""
  let inner = Inner()
  @Published var n = 0
}

struct Titled: View {
  let title: String
  var body: some View { Text(title) }
}
struct Holding: View {
  let inner: Inner
  var body: some View { Text("") }
}
struct Counting: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

struct Owner: View {
  @StateObject private var outer = Outer()
  var body: some View {
    Titled(title: outer.title)
    Holding(inner: outer.inner)
    Counting(n: outer.n)
  }
}
