// SwiftUI installs what a `DynamicProperty` stores as if the view stored it, however deep it lies.
import SwiftUI

struct Draft: DynamicProperty {
  @State var text = ""
}

struct Letter: DynamicProperty {
  var draft = Draft()
  @State var isSent = false
}

struct Plain {
  var draft = Draft()
}

struct Editor: View {
  var letter = Letter()
  var body: some View { Text(letter.draft.text) }
}

struct Reader: View {
  var plain = Plain()
  var body: some View { Text(plain.draft.text) }
}

struct Screen: View {
  @State var isEditing = false
  var body: some View {
    if isEditing { Editor() } else { Reader() }
  }
}
