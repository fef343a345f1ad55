// Shown at 320x144: objects come from the environment by their types, `$` reaches into an observed object.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 3
}

@Observable final class Settings {
  var name = "Ada"
}

struct Row: View {
  @EnvironmentObject var store: Store
  @Environment(Settings.self) private var settings
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(settings.name) \(store.count)")
    }
  }
}

struct ContentView: View {
  @StateObject private var store = Store()
  @State private var settings = Settings()

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Count \(store.count)", value: $store.count, in: 0...10)
      Row(title: "Row")
    }
    .environmentObject(store)
    .environment(settings)
  }
}

#Preview {
  ContentView()
}
