import SwiftUI

struct ChoreList: View {
  @EnvironmentObject private var settings: Settings
  @State private var chores = [Chore(title: "Wash")]

  var body: some View {
    VStack {
      if settings.isLarge {
        ChoreEditor(chores: $chores).scaleEffect(2)
      } else {
        ChoreEditor(chores: $chores)
      }
      Summary(count: chores.count)
    }
  }
}
