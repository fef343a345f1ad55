// Shown at 390x420: `#selector` names a method as Objective-C does, and a message by that name reaches it: of a notification,
// of a timer.
// Do: tap "Post"
// Do: wait 1s
// Do: tap "Stop"
// Do: tap "Post"
import SwiftUI

extension Notification.Name {
  static let saved = Notification.Name("saved")
}

class Log: NSObject, ObservableObject {
  @Published var lines: [String] = []
  @objc dynamic var title = ""

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(handle(_:)), name: .saved, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(Log.count), name: .saved, object: nil)
  }

  func stop() { NotificationCenter.default.removeObserver(self) }

  @objc func handle(_ note: Notification) {
    lines.append("handled \(note.name.rawValue)")
    Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }

  @objc(fill) func count() { lines.append("count \(lines.count)") }
  @objc private func tick() { lines.append("tick") }
  @objc func show(sender: Any?, animated: Bool) {}
  @objc func move(byOffset x: Int, to y: Int) {}
}

final class LoudLog: Log {
  override func handle(_ note: Notification) {
    lines.append("loudly")
    super.handle(note)
  }
}

struct ContentView: View {
  @StateObject private var log = LoudLog()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(log.lines.enumerated()), id: \.offset) { Text($0.element) }
      Text(NSStringFromSelector(#selector(Log.show(sender:animated:))))
      Text(NSStringFromSelector(#selector(Log.move(byOffset:to:))))
      Text(NSStringFromSelector(#selector(Log.count)))
      Text(NSStringFromSelector(#selector(setter: Log.title)) + " " + #keyPath(Log.title))
      Text(log.responds(to: #selector(Log.count)) ? "responds" : "does not respond")
      Text(log.responds(to: Selector(("fly"))) ? "flies" : "does not fly")
      HStack {
        Button("Post") { NotificationCenter.default.post(name: .saved, object: nil) }
        Button("Stop") { log.stop() }
      }
    }
  }
}
