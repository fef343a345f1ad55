import Foundation

class Pen {
  let parent: PenView
  init(parent: PenView) { self.parent = parent }
}

extension Pen {
  var isDark: Bool { parent.scheme == .dark }

  func write() { parent.text = "a" }
}
