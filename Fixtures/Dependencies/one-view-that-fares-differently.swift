// Of a view that is made in several places it is said which of them is made again.
import SwiftUI

struct Amount: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

struct Fixed: View { var body: some View { Text("") } }

struct Screen: View {
  @State private var n = 0
  @State private var m = 0
  var body: some View {
    Text("\(n)")
    Amount(n: n)
    Amount(n: 1)
    Amount(n: 2)
    Amount(n: m); Amount(n: 3)
    Fixed()
    Fixed()
  }
}
