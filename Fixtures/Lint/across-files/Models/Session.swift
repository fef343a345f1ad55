// A program of several files: what is wrong in one of them shows only by the others.
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Settings: ObservableObject {
  @Published var isLarge = false

  func enlarge() { isLarge = true }
}
