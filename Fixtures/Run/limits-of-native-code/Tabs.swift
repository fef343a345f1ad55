import SwiftUI
struct V: View {
  var body: some View { TabView { V().tabItem { Text("x") } } }
}
