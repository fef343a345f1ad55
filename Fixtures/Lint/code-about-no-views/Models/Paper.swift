import Foundation

class Paper {
  var words = ""

  func write() { words += "more" }
}

class Blank {
  var words = ""
}

class Press: ObservableObject {
  @Published var count = 0

  func start() {
    DispatchQueue.global().async { self.count += 1 }
  }
}

struct Sheet: Identifiable {
  var id: UUID { UUID() }
}
