// Shown at 320x160: what a program without a network, sounds and videos asks of them.
import AVFoundation
import FoundationModels
import Network
import SwiftUI
import UIKit

struct ContentView: View {
  @State private var measured = "?"
  @State private var tracks = "?"
  private let browser = NWBrowser(for: .bonjour(type: "_x._tcp", domain: nil), using: .tcp)

  var body: some View {
    VStack {
      Text(measured)
      Text(tracks)
      Text("\(browser.browseResults.count) services")
      Text(AVAudioApplication.shared.recordPermission == .undetermined ? "not asked" : "asked")
      Text((UILayoutPriority.required - 1).rawValue.formatted())
      Text(NSAttributedString(string: "wide").size().width > 0 ? "has a width" : "has no width")
    }
    .task {
      let metrics: URLSessionTaskMetrics? = nil
      measured = "\(metrics?.transactionMetrics.count ?? 0) requests"
      let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mp4"))
      tracks = "\((try? await asset.loadTracks(withMediaType: .video).count) ?? -1) tracks"
    }
  }
}
