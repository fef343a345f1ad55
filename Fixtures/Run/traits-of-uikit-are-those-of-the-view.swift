// Shown at 260x140: the traits of UIKit are those of the view whose code reads them.
// Do: set colorScheme dark
import SwiftUI
import UIKit

struct Traits: View {
  var body: some View {
    let traits = UITraitCollection.current
    VStack {
      Text(traits.userInterfaceStyle == .dark ? "dark" : "light")
      Text(traits.horizontalSizeClass == .compact ? "compact" : "regular")
      Text(traits.preferredContentSizeCategory == .large ? "large" : "other")
    }
  }
}

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Traits().id(scheme)
      Traits().environment(\.colorScheme, .light).environment(\.dynamicTypeSize, .xLarge)
    }
  }
}
