// What the device is and what the program was started with cannot change while it runs; what the person does with it can.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Screen: View {
  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .pad { Counter() } else { Text("a") }
    if ProcessInfo.processInfo.environment["PREVIEW"] == "1" { Counter() }
    if ProcessInfo.processInfo.isLowPowerModeEnabled { Counter() }
  }
}
