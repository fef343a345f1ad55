final class Player {
  enum State: Equatable {
    case stopped
    case playing(index: Int, at: Int)
    case paused(index: Int, at: Int)
  }
  enum Input { case play, pause, stop, next, previous, seek(Int), tick(Int), jump(String) }
  enum Repeat: CaseIterable { case off, one, all }
  struct Track: Equatable { let title: String; let length: Int }

  private(set) var state = State.stopped { didSet { if state != oldValue { history.append(describe(state)) } } }
  private(set) var history: [String] = []
  var mode = Repeat.off
  let playlist: [Track]
  init(_ playlist: [Track]) { self.playlist = playlist }

  @discardableResult
  func handle(_ input: Input) -> Bool {
    switch (state, input) {
    case (.stopped, .play) where !playlist.isEmpty: state = .playing(index: 0, at: 0)
    case (.paused(let i, let t), .play): state = .playing(index: i, at: t)
    case (.playing(let i, let t), .pause): state = .paused(index: i, at: t)
    case (.playing, .stop), (.paused, .stop): state = .stopped
    case (.playing(let i, _), .next): state = advance(from: i, by: 1)
    case (.playing(let i, let t), .previous): state = t > 3 ? .playing(index: i, at: 0) : advance(from: i, by: -1)
    case (.playing(let i, _), .seek(let t)) where (0..<playlist[i].length).contains(t): state = .playing(index: i, at: t)
    case (.paused(let i, _), .seek(let t)): state = .paused(index: i, at: min(max(0, t), playlist[i].length))
    case (_, .jump(let title)):
      guard let i = playlist.firstIndex(where: { $0.title == title }) else { return false }
      state = .playing(index: i, at: 0)
    case (.playing(let i, let t), .tick(let seconds)):
      let time = t + seconds
      if time < playlist[i].length { state = .playing(index: i, at: time) } else {
        state = mode == .one ? .playing(index: i, at: 0) : advance(from: i, by: 1)
        handle(.tick(time - playlist[i].length))
      }
    default: return false
    }
    return true
  }

  private func advance(from index: Int, by step: Int) -> State {
    let target = index + step
    if playlist.indices.contains(target) { return .playing(index: target, at: 0) }
    return mode == .all ? .playing(index: (target + playlist.count) % playlist.count, at: 0) : .stopped
  }

  private func describe(_ state: State) -> String {
    func clock(_ t: Int) -> String { "\(t / 60):" + (t % 60 < 10 ? "0" : "") + "\(t % 60)" }
    switch state {
    case .stopped: return "■"
    case let .playing(i, t): return "▶ \(playlist[i].title) \(clock(t))"
    case let .paused(i, t): return "‖ \(playlist[i].title) \(clock(t))"
    }
  }
}

let player = Player([.init(title: "Intro", length: 30), .init(title: "Song", length: 200), .init(title: "Outro", length: 65)])
let inputs: [Player.Input] = [.pause, .play, .tick(10), .pause, .tick(5), .seek(25), .play, .tick(10), .seek(500), .previous, .next, .next, .tick(60), .previous, .stop, .jump("Nope"), .jump("Outro"), .tick(70)]
let accepted = inputs.map { player.handle($0) }
print(accepted.map { $0 ? "1" : "0" }.joined())
player.history.forEach { print($0) }
for mode in Player.Repeat.allCases {
  player.mode = mode
  player.handle(.jump("Outro"))
  player.handle(.tick(66))
  print(mode, player.history.last!, player.state == .stopped)
}
