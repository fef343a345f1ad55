// What is known of a library that the catalogue does not have.
import SwiftUI
import Graphs
struct Sales: View {
  @State private var on = false
  @ObservedObject private var model = Model()
  var body: some View {
    Chart { Text("a"); Text(model.name) }.padding()
    Text("x").chartStyle(3)
  }
}
