import SwiftUI

/// A picture of UIKit is found by the symbol of its name as well.
struct PicturesOfUIKit: View {
  var chosen: UIImage? {
    switch Int.random(in: 0...1) {
    case 0: UIImage(resource: .flag)
    default: UIImage(resource: .flag)
    }
  }

  var body: some View {
    if let chosen { Image(uiImage: chosen) }
  }
}
