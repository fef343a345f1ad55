// Shown at 240x112: a memberwise initialiser runs the default of each property that it is not given, in their order. An
// object of a `@StateObject` is made once, when its view is there; one of an `@ObservedObject` at each making.
// Do: tap "Again"
// Events
import SwiftUI

func made(_ name: String) -> Int {
  print("made \(name)")
  return 1
}

final class Model: ObservableObject {
  let name: String
  init(_ name: String) {
    print("made \(name)")
    self.name = name
  }
}

struct Plain: View {
  var first = made("first")
  var second = made("second")
  var third = made("third")
  var body: some View {
    let _ = print("body of Plain")
    Text("\(first) \(second) \(third)")
  }
}

struct Owner: View {
  let number: Int
  @StateObject private var kept = Model("kept")
  @ObservedObject private var lost = Model("lost")
  init(number: Int) {
    print("init of Owner \(number)")
    self.number = number
  }
  var body: some View {
    let _ = print("body of Owner")
    Text("\(kept.name) \(lost.name) \(number)")
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Plain(second: count)
      Owner(number: count)
      Button("Again") { count += 1 }
    }
  }
}
