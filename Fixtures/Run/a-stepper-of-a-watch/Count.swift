import SwiftUI

struct ContentView: View {
  @State private var count = 3
  var body: some View { Stepper("Count \(count)", value: $count, in: 0...9) }
}
