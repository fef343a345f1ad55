// apple-only: the toolchain of Linux has no Combine
// `willSet` and `didSet` of a published property run around the change, after subscribers have been told.
import Combine

final class Volume: ObservableObject {
  @Published var level = 5 {
    willSet { print("willSet \(level) -> \(newValue)") }
    didSet {
      print("didSet \(oldValue) -> \(level)")
      if level > 10 { level = 10 }
    }
  }
  @Published var isMuted: Bool {
    didSet { if isMuted { history.append(level) } }
  }
  private(set) var history: [Int] = []
  init(isMuted: Bool) {
    self.isMuted = isMuted
    print("init", self.isMuted, history)
  }
}
let volume = Volume(isMuted: true)
let levels = volume.$level.sink { print("$level", $0) }
let changes = volume.objectWillChange.sink { print("will change") }
volume.level = 7
volume.level = 40
print(volume.level)
volume.isMuted = false
volume.isMuted.toggle()
print(volume.history)

struct Song: Equatable { var title: String, plays = 0 }
final class Player: ObservableObject {
  @Published var queue: [Song] = [] {
    didSet { if queue != oldValue { saved += 1 } }
  }
  @Published var current: Song?
  var saved = 0
}
let player = Player()
player.queue.append(Song(title: "a"))
player.queue[0].plays += 1
player.queue = player.queue
print(player.saved, player.queue)
player.current = player.queue.first
player.current?.plays = 9
print(player.current!.plays, player.queue[0].plays)

let subject = CurrentValueSubject<[Int], Never>([])
let counts = subject.map(\.count).sink { print("count", $0) }
subject.value.append(3)
subject.value += [4, 5]
subject.value.removeAll { $0 == 4 }
print(subject.value)
