import SwiftUI

struct Profile: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Text(session.name).font(settings.isLarge ? .title : .body)
  }
}

#Preview("Signed in") {
  Profile().environmentObject(Session()).environmentObject(Settings())
}
