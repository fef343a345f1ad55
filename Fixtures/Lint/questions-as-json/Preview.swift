import SwiftUI

final class Bell: ObservableObject { @Published var rings = 0 }

struct Ringing: View {
  @ObservedObject var bell: Bell
  var body: some View { Text("\(bell.rings)") }
}

#Preview {
  @Previewable @StateObject var bell = Bell()
  Ringing(bell: bell)
}
