// Shown at 240x48: default values of properties run in their order before the initialiser's own code, at every making.
// Do: tap "Again 0"
import SwiftUI

func made(_ name: String) -> Int {
  print(name)
  return name.count
}

struct Inner: View {
  let first = made("a")
  @State private var second = made("bb")
  let third: Int

  init(third: Int) {
    print("init \(third)")
    self.third = third
  }

  var body: some View {
    Text("\(first) \(second) \(third)")
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Inner(third: count)
      Button("Again \(count)") { count += 1 }
    }
  }
}
