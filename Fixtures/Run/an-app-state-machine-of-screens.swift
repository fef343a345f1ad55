// Shown at 240x96: an app that goes from a start to a game and back: each screen owns what it needs and loses it.
// Do: tap "Play"
// Do: tap "Hit 0"
// Do: tap "Quit"
// Do: tap "Play"
// Events
import SwiftUI

enum Screen { case start, game(level: Int) }

struct GameScreen: View {
  let level: Int
  let quit: (Int) -> Void
  @State private var hits = 0

  var body: some View {
    VStack {
      Text("Level \(level)")
      Button("Hit \(hits)") { hits += 1 }
      Button("Quit") { quit(hits) }
    }
  }
}

struct ContentView: View {
  @State private var screen = Screen.start
  @State private var best = 0

  var body: some View {
    switch screen {
    case .start:
      VStack {
        Text("Best \(best)")
        Button("Play") { screen = .game(level: best + 1) }
      }
    case .game(let level):
      GameScreen(level: level) { hits in
        best = max(best, hits)
        screen = .start
      }
    }
  }
}
