// Shown at 320x400: what follows an undeclared modifier of a chain has its types and its context, also closures and
// implicit members.
import MissingKit
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count \(count)").shimmering().padding().background(.yellow)
        Text("Framed").glowing(radius: 2).overlay { Rectangle().stroke(.red) }
        ForEach(0..<2) { row in
          Text("Row \(row)").fancy { $0.bold() }.foregroundStyle(row == 0 ? .red : .blue).font(.title.bold())
        }
        MissingBadge().onAppear { count += 10 }
      }
      .toast(isPresented: .constant(true))
      .navigationTitle("Title")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { count = 1 } } }
      .onAppear { count += 5 }
      .onChange(of: count) { old, new in print("changed from \(old) to \(new)") }
    }
  }
}
