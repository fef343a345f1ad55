// Shown at 240x96: what plays is in AVFoundation, a cloud has no account, and the state of the network is a sequence.
import AVFoundation
import CloudKit
import Network
import SwiftUI

struct ContentView: View {
  let player = AVPlayer(url: URL(string: "https://example.com/a.mp3")!)
  @State private var status = "?"
  @State private var isOnline = false

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "\(player.currentTime().seconds) \(player.timeControlStatus == .paused)")
      Text(verbatim: "\(CMTime(seconds: 2, preferredTimescale: 600).seconds)")
      Text(status)
      Text(isOnline ? "online" : "offline")
      Button("Play") { player.play() }
    }
    .task { status = (try? await CKContainer.default().accountStatus()) == .noAccount ? "no account" : "account" }
    .task {
      for await path in NWPathMonitor() { isOnline = path.status == .satisfied }
    }
  }
}
