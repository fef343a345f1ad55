import SwiftUI

@main struct ChoresApp: App {
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup { ChoreList().environmentObject(settings) }
  }
}
