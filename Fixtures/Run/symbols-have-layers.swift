// Shown at 320x240: two foreground styles are a palette of a symbol's layers, the first one for what is in front; hierarchical
// layers are fainter the further back they are; multicolour symbols have colours of their own, others the style.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .gray)
        Image(systemName: "lock.shield.fill").foregroundStyle(.white, .blue)
        Image(systemName: "bell.badge").foregroundStyle(.red, .blue)
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.black, .yellow)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .orange)
      }
      HStack {
        Image(systemName: "xmark.circle.fill")
        Image(systemName: "clock.fill")
        Image(systemName: "cloud.rain.fill")
        Image(systemName: "heart.fill")
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome)
      }
      .symbolRenderingMode(.hierarchical)
      .foregroundStyle(.blue)
      HStack {
        Image(systemName: "heart.fill")
        Image(systemName: "cloud.sun.fill")
        Image(systemName: "plus.circle.fill")
        Image(systemName: "folder.badge.plus")
        Image(systemName: "house.fill")
      }
      .symbolRenderingMode(.multicolor)
      .padding()
      .background(.indigo)
    }
    .font(.largeTitle)
  }
}
