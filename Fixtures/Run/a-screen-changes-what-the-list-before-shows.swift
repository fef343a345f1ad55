// Shown at 320x320: a list of links to screens; what a screen changes shows in the list when it is left.
// Do: tap "Sound"
// Do: tap "Louder"
// Do: tap "Louder"
// Do: back
// Events
import SwiftUI

@Observable final class Device {
  var volume = 3
  var brightness = 7
}

struct SoundScreen: View {
  @Bindable var device: Device

  var body: some View {
    VStack {
      Text("Volume \(device.volume)")
      Button("Louder") { device.volume += 1 }
    }
    .navigationTitle("Sound")
  }
}

struct ContentView: View {
  @State private var device = Device()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          SoundScreen(device: device)
        } label: {
          LabeledContent("Sound", value: "\(device.volume)")
        }
        LabeledContent("Screen", value: "\(device.brightness)")
      }
      .navigationTitle("Settings")
    }
  }
}
