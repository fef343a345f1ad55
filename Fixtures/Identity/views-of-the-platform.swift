// Maps and players keep a view of the platform, which is made anew with another identity.
import AVKit
import MapKit
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Places: View {
  @State private var isOn = false

  var body: some View {
    if isOn { Map() } else { Map().padding() }
    VideoPlayer(player: nil)
  }
}
