import SwiftUI

final class Settings: ObservableObject {
  @Published var size = 12
}

struct SizeLabel: View {
  @EnvironmentObject var settings: Settings

  var body: some View { Text("\(settings.size) points") }
}

#Preview { SizeLabel() }
