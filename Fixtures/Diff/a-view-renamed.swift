// Another type is another view, with all that it keeps.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Row: View {
  @State private var isOpen = false
  var body: some View { Child() }
}

struct Root: View {
  var isOn = true
  var body: some View {
    VStack { Row() }
  }
}

// MARK: new
struct Line: View {
  @State private var isOpen = false
  var body: some View { Child() }
}

struct Root: View {
  var isOn = true
  var body: some View {
    VStack { Line() }
  }
}
