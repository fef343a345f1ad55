import SwiftUI

struct Title: View {
  var body: some View {
    Text("Title").font(.system(size: 12, weight: .bold))
    Text("Title").font(.system(size: 29, weight: .bold, design: .rounded))
  }
}
