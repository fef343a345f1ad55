import SwiftUI

struct Plate<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { Group { content }.padding() }
}
