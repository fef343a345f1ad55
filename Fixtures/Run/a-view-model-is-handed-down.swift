// Shown at 240x160: a model made by the outermost view, observed by one below and bound by another.
// Do: tap "Up"
// Do: tap "Loud"
// Events
import SwiftUI

@MainActor final class Player: ObservableObject {
  @Published var volume = 3
  @Published var isLoud = false
}

struct VolumeLabel: View {
  @ObservedObject var player: Player
  var body: some View { Text("Volume \(player.volume)") }
}

struct LoudToggle: View {
  @Binding var isLoud: Bool
  var body: some View { Toggle("Loud", isOn: $isLoud) }
}

struct Still: View {
  var body: some View { Text("still") }
}

struct ContentView: View {
  @StateObject private var player = Player()
  var body: some View {
    VStack {
      VolumeLabel(player: player)
      LoudToggle(isLoud: $player.isLoud)
      Still()
      Button("Up") { player.volume += 1 }
    }
    .padding()
  }
}
