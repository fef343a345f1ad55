// What the observers of a property write changes with it.
import SwiftUI

struct Screen: View {
  @State private var n = 0 {
    didSet { double = n * 2 }
  }
  @State private var double = 0
  @State private var other = 0 {
    didSet { print(other) }
  }
  var body: some View {
    Button("\(double)") {
      n += 1
      other += 1
    }
  }
}
