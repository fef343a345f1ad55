// A class whose superclass is declared nowhere here: most are the platform's, whose objects can be compared and hashed.
import SwiftUI

final class Player: AVQueuePlayer {}
final class Screen: Player.Base {}
struct Track: FileTrack {}

struct Players: View {
  let player: Player
  let next: Player?
  var body: some View { Text("a").onChange(of: player) { _, _ in } }
  var optional: some View { Text("a").onChange(of: next) {} }
  var rows: some View { ForEach([player], id: \.self) { _ in Text("a") } }
  var identified: some View { Text("a").id(player) }
  var task: some View { Text("a").task(id: next) {} }
}
