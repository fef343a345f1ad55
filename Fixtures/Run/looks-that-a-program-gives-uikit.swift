// Shown at 320x240: `appearance()` of UIKit's classes changes what SwiftUI makes of them: the bar of tabs is hidden, dots,
// segments and switches have other colours.
import SwiftUI

struct ContentView: View {
  @State private var choice = 1

  init() {
    UITabBar.appearance().isHidden = true
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = .green
    UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
    UISwitch.appearance().onTintColor = .purple
  }

  var body: some View {
    TabView {
      VStack {
        TabView {
          Text("first page")
          Text("second page")
        }
        .tabViewStyle(.page)
        Picker("Choice", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
        Toggle("On", isOn: .constant(true))
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("other").tabItem { Label("Other", systemImage: "star") }
    }
  }
}
