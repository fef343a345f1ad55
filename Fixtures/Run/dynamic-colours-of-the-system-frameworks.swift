// Shown at 200x80: a colour whose closure asks for the appearance is dark in the dark appearance.
// Do: set colorScheme dark
import SwiftUI
import UIKit

extension UIColor {
  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.9, alpha: 1)
  }
}

struct Card: View {
  @Environment(\.colorScheme) private var scheme
  private let ink = Color(UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue })

  var body: some View {
    VStack {
      Text("Ink").foregroundStyle(ink)
      Text(brightness(.light)).opacity(scheme == .light ? 1 : 0.5)
      Text(brightness(.dark))
    }
    .padding(8)
    .background(Color(uiColor: .card))
  }

  private func brightness(_ style: UIUserInterfaceStyle) -> String {
    var white: CGFloat = 0
    UIColor.card.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: nil)
    return style == .dark ? "dark \((white * 10).rounded() / 10)" : "light \((white * 10).rounded() / 10)"
  }
}

#Preview { Card() }
