// Shown at 320x144: names may say their module; what a check finds is a fault of its view. This build is one for debugging.
import SwiftUI

struct Text2: SwiftUI.View {
  var body: some SwiftUI.View { SwiftUI.Text("module") }
}

struct Asserting: View {
  let number: Int
  var body: some View {
    Swift.assert(number < 10, "too large")
    return Text("number \(number)")
  }
}

struct Requiring: View {
  let number: Int
  var body: some View {
    precondition(number < 10, "\(number) is too large")
    return Text("number \(number)")
  }
}

struct ContentView: SwiftUI.View {
  #if DEBUG
    let build = "debug"
  #else
    let build = "release"
  #endif
  #if os(iOS)
    let platform: Swift.String = "iOS"
  #else
    let platform: Swift.String = "other"
  #endif
  var body: some View {
    SwiftUI.VStack(spacing: 0) {
      Text2()
      Asserting(number: 3)
      Asserting(number: 30)
      Requiring(number: 40)
      Text("\(build) \(platform) \(Swift.max(1, 2))")
    }
  }
}
