// Shown at 320x160: an index out of range and a force-unwrapped nil fail their own views only.
import SwiftUI

struct Failing: View {
  let numbers = [1, 2]
  let index: Int
  var body: some View { Text("number \(numbers[index])") }
}

struct Unwrapping: View {
  var name: String?
  var body: some View { Text(name!) }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("before")
      Failing(index: 1)
      Failing(index: 2)
      Unwrapping()
      Text("after")
    }
  }
}
