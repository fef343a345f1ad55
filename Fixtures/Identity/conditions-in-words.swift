// A condition that gives a name or matches a pattern is said in words: of a `let` nothing changes.
import SwiftUI

struct Row: View { var body: some View { Text("") } }

enum Result { case success(Int), failure, code(Int) }

struct Screen: View {
  let n: Int?
  let result: Result
  let isOn: Bool
  let numbers: [Int]

  var body: some View {
    if let n { Row() } else { Text("\(0)") }
    if let n, n > 3 { Row() } else { Text("") }
    if case .success = result { Row() }
    if case .success(let value) = result, value > 3 { Row() }
    if case let .success(value) = result { Text("\(value)") }
    if case .code(3) = result { Row() }
    if case .success(let value) = result, case let double = value * 2, double > 3 { Row() }
    if isOn { Row() } else if let n { Text("\(n)") } else { Color.red }
    ForEach(numbers, id: \.self) { _ in Row() }
    Text("").sheet(isPresented: .constant(isOn)) { Row() }
  }
}
