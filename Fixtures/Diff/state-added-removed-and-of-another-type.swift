// The view stays; what it keeps from now on begins with its initial value.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  @State private var a = 0
  @State private var old = 0
  @State private var c = 0
  var body: some View {
    Text("\(a)")
  }
}

// MARK: new
struct Root: View {
  @State private var a = 0
  @State private var c = ""
  @StateObject private var model = Model()
  var body: some View {
    Text("\(a)")
  }
}

final class Model: ObservableObject {}
