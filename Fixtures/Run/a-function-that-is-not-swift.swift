// Shown at 200x60: a function of a library without Swift source has an empty result, and the view is drawn.
import SwiftUI

@_silgen_name("system_main_connection")
func mainConnection() -> Int32

@_silgen_name("system_fill")
func fill(_ count: inout Int32, _ name: String) -> String?

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    VStack {
      Text("Connection \(mainConnection())")
      Text(text)
    }
    .onAppear {
      var count: Int32 = 3
      text = fill(&count, "a") ?? "nothing, \(count)"
    }
  }
}
