// Shown at 320x80: calls without end, and a loop without end, are faults.
import SwiftUI

func down(_ number: Int) -> Int { down(number + 1) }

struct Recursive: View { var body: some View { Text("\(down(0))") } }

struct ContentView: View {
  var body: some View {
    VStack {
      Recursive()
      Text("after")
    }
  }
}
