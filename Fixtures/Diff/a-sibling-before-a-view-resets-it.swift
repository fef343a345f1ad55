// Views have their places by number: one before them moves them, one behind them does not.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Child()
      Text("a")
    }
    HStack {
      Child()
      Text("a")
    }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Text("new")
      Child()
      Text("a")
    }
    HStack {
      Child()
      Text("a")
      Text("new")
    }
  }
}
