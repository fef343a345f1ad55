// Shown at 320x120: a device without haptics, network or access to music; an `NSKeyedArchiver` round trip.
import CoreHaptics
import MusicKit
import SwiftUI

struct DeviceView: View {
  @State private var music = "?"
  @State private var socket = "?"
  @State private var engine: CHHapticEngine?

  var body: some View {
    VStack(alignment: .leading) {
      Text("haptics \(CHHapticEngine.capabilitiesForHardware().supportsHaptics), engine \(engine == nil)")
      Text("music \(music)")
      Text("socket \(socket)")
      Text(archived(["a", "b"]).joined(separator: "+"))
    }
    .onAppear {
      let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
      let event = CHHapticEvent(eventType: .hapticTransient, parameters: [sharp], relativeTime: 0)
      if (try? CHHapticPattern(events: [event], parameters: [])) == nil { music = "no pattern" }
      engine = try? CHHapticEngine()
    }
    .task {
      music = await MusicAuthorization.request() == .authorized ? "allowed" : "denied"
      guard let url = URL(string: "wss://example.com") else { return }
      let task = URLSession.shared.webSocketTask(with: url)
      task.resume()
      do {
        try await task.send(.string("hello"))
        socket = "sent"
      } catch {
        socket = "failed"
      }
      task.cancel(with: .goingAway, reason: nil)
    }
  }

  private func archived(_ texts: [String]) -> [String] {
    guard let data = try? NSKeyedArchiver.archivedData(withRootObject: texts, requiringSecureCoding: false) else {
      return []
    }
    return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) as? [String] ?? []
  }
}

#Preview { DeviceView() }
