// What an initialiser does nothing with is no input.
import SwiftUI

struct Fixed: View {
  let value: Int
  init(_ other: Int) { value = 3 }
  var body: some View { Text("\(value)") }
}

struct Second: View {
  let value: Int
  init(_ first: Int, second: Int = 2) { value = second }
  var body: some View { Text("\(value)") }
}

struct Chosen: View {
  let value: Int
  init(_ number: Int) { if number > 3 { value = 3 } else { value = 4 } }
  var body: some View { Text("\(value)") }
}

struct Screen: View {
  @State private var count = 0
  var body: some View {
    Fixed(count)
    Second(count)
    Second(1, second: count)
    Chosen(count)
  }
}
