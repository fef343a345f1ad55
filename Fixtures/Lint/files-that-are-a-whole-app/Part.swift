import SwiftUI

struct Start: View {
  var body: some View {
    List(0..<5) { Text("\($0)") }
      .navigationTitle("Numbers")
  }
}

@main struct PartApp: App { var body: some Scene { WindowGroup { Shell { Start() } } } }
