import SwiftUI

// Both modules have one: each is told apart by its module.
struct Meter: View {
  @State private var level = 0
  var body: some View { Text("\(level)") }
}
