// Shown at 320x160: the size of a text by UIKit's methods, in one line and in lines of a given width.
import SwiftUI

struct Measured: View {
  private let font = UIFont.systemFont(ofSize: 17)
  private let words = "Measured words"

  var body: some View {
    VStack(alignment: .leading) {
      Text(words).background(.yellow)
      Color.red.frame(width: words.size(withAttributes: [.font: font]).width, height: 16)
      Color.blue.frame(width: (words as NSString).size(withAttributes: [.font: font]).width, height: 16)
      Color.green.frame(
        width: 80,
        height: words.boundingRect(
          with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
          context: nil
        ).height)
    }
  }
}

#Preview { Measured() }
