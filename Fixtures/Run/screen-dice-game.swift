// Shown at 320x200: a game of several classes: dice that are rolled by a generator of its own, points that add up.
// Do: tap "Roll"
// Do: tap "Roll"
// Do: tap "Hold"
// Events
import SwiftUI

final class Generator {
  private var state: UInt32
  init(seed: UInt32) { state = seed }
  func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}

@Observable class Player {
  let name: String
  var points = 0
  init(name: String) { self.name = name }
  var title: String { "\(name) \(points)" }
}

final class Leader: Player {
  override var title: String { super.title + " *" }
}

@Observable final class Game {
  private let generator = Generator(seed: 7)
  let players = [Leader(name: "Ann"), Player(name: "Bob")]
  var turn = 0
  var pot = 0
  var last: Int?

  func roll() {
    let face = generator.next(below: 6) + 1
    last = face
    if face == 1 { pass(keeping: 0) } else { pot += face }
  }

  func pass(keeping points: Int) {
    players[turn].points += points
    pot = 0
    turn = (turn + 1) % players.count
  }
}

struct ContentView: View {
  @State private var game = Game()

  var body: some View {
    VStack {
      ForEach(game.players, id: \.name) { player in
        Text((game.players[game.turn] === player ? "> " : "") + player.title)
      }
      Text("Pot \(game.pot), last \(game.last.map(String.init) ?? "none")")
      Button("Roll") { game.roll() }
      Button("Hold") { game.pass(keeping: game.pot) }
    }
  }
}
