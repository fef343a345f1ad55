import SwiftUI

struct Hostile: View {
  @State private var note = "</script><script>alert(1)</script>"
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    VStack {
      Text("</template><img src=x onerror=alert(2)>")
      Text("\u{2028}<!-- \"quoted\" 'twice' & more").accessibilityIdentifier("<i>\"&")
      TextField("Note", text: $note)
      if scheme == .dark { Text("dark") }
    }
  }
}

#Preview("<b>Title</b> & \"more\"") { Hostile() }
