import PhotosUI
import SwiftUI

@main
struct ClockApp: App {
  var body: some Scene {
    MenuBarExtra("Clock", systemImage: "clock") {
      Panel()
    }
    .menuBarExtraStyle(.window)
    Settings { Text("settings") }
      .commands { CommandMenu("Tools") { Button("Reset") {} } }
  }
}

struct Panel: View {
  @State private var isOn = false
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 0) {
      Text(isOn ? "running" : "stopped")
      Button("Start") { isOn = true }
        .help("Starts the clock")
      PhotosPicker("Photo", selection: $photo)
    }
  }
}
