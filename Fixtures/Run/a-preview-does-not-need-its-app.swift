// Shown at 320x64: what ends the launch of the app early does not end the preview.
import SwiftUI

@main
struct SampleApp: App {
  init() {
    let none: [Int] = []
    print(none[1])
  }
  var body: some Scene { WindowGroup { Text("app") } }
}

#Preview { Text("preview") }
