// Shown at 200x120: of two overlays and two sheets each has a place of its own, the second with its number.
// Do: tap "More"
// Events
import SwiftUI

struct ContentView: View {
  @State private var showsFirst = false
  @State private var showsSecond = false
  var body: some View {
    Button("More") { showsSecond = true }
      .overlay(alignment: .top) { Mark(name: "inner") }
      .sheet(isPresented: $showsFirst) { Mark(name: "first") }
      .padding(40)
      .overlay(alignment: .bottom) { Mark(name: "outer") }
      .sheet(isPresented: $showsSecond) { Mark(name: "second") }
  }
}

struct Mark: View {
  let name: String
  @State private var count = 0
  var body: some View { Text("\(name) \(count)") }
}
