// What a helper is given as a function or a key path goes into the views that it makes of what that gives.
import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Board: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0
  @State private var fourth = 0

  var body: some View {
    row { first }
    doubled { $0 + second }
    Row(number: self[keyPath: \.third])
    Row(number: value(\.fourth))
  }

  private func row(_ number: () -> Int) -> some View { HStack { Row(number: number()) } }
  private func doubled(_ number: (Int) -> Int) -> some View { HStack { Row(number: number(2) * 2) } }
  private func value(_ path: KeyPath<Board, Int>) -> Int { self[keyPath: path] }
}
