// Which case of a switch it is, what its patterns compare with decides as well.
import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Guarded: View {
  @State private var number: Int? = 0
  @State private var limit = 0

  var body: some View {
    switch number {
    case .some(let number) where number > limit: Row(number: number)
    default: EmptyView()
    }
  }
}

struct Compared: View {
  let number: Int
  @State private var limit = 0

  var body: some View {
    switch number {
    case limit: Row(number: 1)
    default: EmptyView()
    }
  }
}
