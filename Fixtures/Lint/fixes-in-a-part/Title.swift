import SwiftUI

struct Title: View {
  let text: String
  var body: some View { Text(text).foregroundStyle(.black) }
}
