// Shown at 240x256: a game of several classes: players own dice, the game asks them in turn, and the view follows all of it.
// Do: tap "Roll"
// Do: tap "Roll"
// Do: tap "Roll"
// Events
import SwiftUI

class Die {
  let sides: Int
  private(set) var value = 1
  init(sides: Int = 6) { self.sides = sides }
  func roll(_ generator: inout LinearGenerator) { value = generator.next(below: sides) + 1 }
}

final class LoadedDie: Die {
  override func roll(_ generator: inout LinearGenerator) {
    super.roll(&generator)
    if value < 4 { super.roll(&generator) }
  }
}

struct LinearGenerator {
  var seed: UInt32 = 7
  mutating func next(below bound: Int) -> Int {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Int(seed >> 16) % bound
  }
}

final class Player: ObservableObject, Identifiable {
  let name: String
  let dice: [Die]
  @Published private(set) var score = 0
  init(name: String, dice: [Die]) { (self.name, self.dice) = (name, dice) }
  func roll(_ generator: inout LinearGenerator) {
    dice.forEach { $0.roll(&generator) }
    score += dice.reduce(0) { $0 + $1.value }
  }
}

final class Game: ObservableObject {
  let players = [Player(name: "Ada", dice: [Die(), Die()]), Player(name: "Bob", dice: [LoadedDie(), Die()])]
  @Published private(set) var turn = 0
  private var generator = LinearGenerator()
  var current: Player { players[turn % players.count] }
  func roll() {
    current.roll(&generator)
    turn += 1
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  let isCurrent: Bool
  var body: some View {
    HStack {
      Text(isCurrent ? "▶" : " ")
      Text(player.name)
      ForEach(player.dice.indices, id: \.self) { index in
        Image(systemName: "die.face.\(player.dice[index].value)")
      }
      Text("\(player.score)").monospacedDigit()
    }
  }
}

struct ContentView: View {
  @StateObject private var game = Game()
  var body: some View {
    VStack {
      ForEach(game.players) { PlayerView(player: $0, isCurrent: $0 === game.current) }
      Button("Roll") { game.roll() }
    }
  }
}
