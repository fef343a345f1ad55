import SwiftUI

public struct Label: ViewModifier {
  let text: String

  public init(text: String) { self.text = text }

  public func body(content: Content) -> some View {
    HStack {
      Text(text + ":")
      content
    }
  }
}
