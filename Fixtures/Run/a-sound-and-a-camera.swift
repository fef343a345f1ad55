// A player says that it plays, and a person lets the app use the camera.
// Do: tap "Play"
// Do: tap "Camera"
// Do: wait 1s
import AVFoundation
import SwiftUI

final class Sounds: ObservableObject {
  @Published var isPlaying = false
  private var player: AVAudioPlayer?

  func play() {
    guard let url = URL(string: "file:///sounds/bell.mp3") else { return }
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.numberOfLoops = -1
      player?.play()
      isPlaying = player?.isPlaying ?? false
    } catch {
      print(error)
    }
  }
}

struct ContentView: View {
  @StateObject private var sounds = Sounds()
  @State private var access = "unknown"

  var body: some View {
    VStack {
      Button(sounds.isPlaying ? "Playing" : "Play") { sounds.play() }
      Button("Camera") {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: access = "authorized"
        case .notDetermined:
          AVCaptureDevice.requestAccess(for: .video) { isGiven in
            DispatchQueue.main.async { access = isGiven ? "given" : "refused" }
          }
        default: access = "refused"
        }
      }
      Text(access)
    }
  }
}
