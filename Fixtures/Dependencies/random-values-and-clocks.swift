// What is drawn by lot or asked of a clock is another value each time the body runs, whatever that was for; an element of
// it may be the same.
import SwiftUI

struct Cell: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Random: View {
  @State private var n = 0
  let numbers: [Int]
  var body: some View {
    VStack {
      Text("\(n)")
      Cell(value: numbers.randomElement() ?? 0)
      Cell(value: Int(arc4random()))
      Cell(value: numbers.shuffled()[0])
      Cell(value: numbers[0])
    }
  }
}

struct Clock: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Cell(value: Int(CACurrentMediaTime()))
    }
  }
}
