// Without a builder a `switch` is a value: views of one type from all of its cases are one view in one place. (The Swift book,
// Switch expressions; only a builder makes a place for each case.)
import SwiftUI

struct Counter: View {
  let step: Int
  @State private var count = 0
  var body: some View { Button("\(count)") { count += step } }
}

enum Pace {
  case slow, fast(Int)
}

struct Paced: View {
  @State private var pace = Pace.slow
  var body: some View {
    VStack {
      counter
      nested
    }
  }

  var counter: some View {
    switch pace {
    case .slow: Counter(step: 1)
    case .fast(let step): Counter(step: step)
    }
  }

  var nested: some View {
    if case .slow = pace {
      Text("slow")
    } else {
      switch pace {
      case .slow: Text("slow")
      case .fast(let step): Text("\(step)")
      }
    }
  }
}
