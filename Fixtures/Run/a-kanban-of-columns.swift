// Shown at 480x224: columns beside each other, cards that are moved to the next by a menu.
// Do: tap "Move Draw"
// Do: tap "Move Draw"
import SwiftUI

enum Stage: Int, CaseIterable, Comparable {
  case todo, doing, done
  static func < (lhs: Stage, rhs: Stage) -> Bool { lhs.rawValue < rhs.rawValue }
  var title: String { "\(self)".capitalized }
  var next: Stage? { Stage(rawValue: rawValue + 1) }
}

struct Card: Identifiable, Equatable {
  let id: String
  var stage: Stage
}

struct Column: View {
  let stage: Stage
  @Binding var cards: [Card]
  var body: some View {
    GroupBox(stage.title) {
      VStack(alignment: .leading) {
        ForEach($cards) { $card in
          if card.stage == stage {
            HStack {
              Text(card.id)
              Spacer()
              if let next = stage.next { Button("→") { card.stage = next }.accessibilityLabel("Move \(card.id)") }
            }
          }
        }
        Spacer(minLength: 0)
      }
    }
  }
}

struct ContentView: View {
  @State private var cards = [Card(id: "Draw", stage: .todo), Card(id: "Paint", stage: .todo), Card(id: "Frame", stage: .doing)]
  var body: some View {
    HStack(alignment: .top) { ForEach(Stage.allCases, id: \.self) { Column(stage: $0, cards: $cards) } }.padding(8)
  }
}
