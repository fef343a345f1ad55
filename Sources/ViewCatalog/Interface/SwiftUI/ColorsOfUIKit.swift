extension InterfaceText {
  /// UIKit's colours, which are AppKit's as well.
  static let swiftUIColorsOfUIKit = #"""
    public final class UIColor: NSObject, @unchecked Sendable {
      /// The colour that it paints with.
      var color: Color
      public override init() { color = .clear }
      init(painting color: Color) {
        self.color = color
      }
      convenience init(system name: String, light: Int, dark: Int, opacity: Double = 1, darkOpacity: Double? = nil) {
        self.init(
          painting: Color(system: name, light: light, dark: dark, opacity: opacity, darkOpacity: darkOpacity))
      }
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: Double(white), opacity: Double(alpha))
      }
      public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
      }
      public init(_ color: Color) {
        self.color = color
      }
      public init(resource: ColorResource) {
        color = Color(resource)
      }
      public init(cgColor: CGColor) {
        color = Color(cgColor: cgColor)
      }
      /// A dynamic colour: the closure runs once for each appearance. It sees no other traits.
      public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = Color(
          provider: .dynamic(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
      }
      public init?(named name: String) {
        color = Color(name)
      }
      public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        color = Color(name)
      }
      public static let label = UIColor(system: "label", light: 0x000000, dark: 0xFFFFFF)
      public static let secondaryLabel = UIColor(
        system: "secondaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6)
      public static let tertiaryLabel = UIColor(
        system: "tertiaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
      public static let quaternaryLabel = UIColor(
        system: "quaternaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
      public static let placeholderText = UIColor(
        system: "placeholderText", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
      public static let separator = UIColor(
        system: "separator", light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
      public static let opaqueSeparator = UIColor(system: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
      public static let link = UIColor(system: "link", light: 0x007AFF, dark: 0x0984FF)
      public static let systemBackground = UIColor(system: "systemBackground", light: 0xFFFFFF, dark: 0x000000)
      public static let secondarySystemBackground = UIColor(
        system: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
      public static let tertiarySystemBackground = UIColor(
        system: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
      public static let systemGroupedBackground = UIColor(
        system: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000)
      public static let secondarySystemGroupedBackground = UIColor(
        system: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E)
      public static let tertiarySystemGroupedBackground = UIColor(
        system: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E)
      public static let systemFill = UIColor(
        system: "systemFill", light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
      public static let secondarySystemFill = UIColor(
        system: "secondarySystemFill", light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32)
      public static let tertiarySystemFill = UIColor(
        system: "tertiarySystemFill", light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
      public static let quaternarySystemFill = UIColor(
        system: "quaternarySystemFill", light: 0x747480, dark: 0x767680, opacity: 0.08, darkOpacity: 0.18)
      public static let systemRed = UIColor(painting: .red)
      public static let systemOrange = UIColor(painting: .orange)
      public static let systemYellow = UIColor(painting: .yellow)
      public static let systemGreen = UIColor(painting: .green)
      public static let systemMint = UIColor(painting: .mint)
      public static let systemTeal = UIColor(painting: .teal)
      public static let systemCyan = UIColor(painting: .cyan)
      public static let systemBlue = UIColor(painting: .blue)
      public static let systemIndigo = UIColor(painting: .indigo)
      public static let systemPurple = UIColor(painting: .purple)
      public static let systemPink = UIColor(painting: .pink)
      public static let systemBrown = UIColor(painting: .brown)
      public static let tintColor = UIColor(painting: .accentColor)
      public static let systemGray = UIColor(system: "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
      public static let systemGray2 = UIColor(system: "systemGray2", light: 0xAEAEB2, dark: 0x636366)
      public static let systemGray3 = UIColor(system: "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
      public static let systemGray4 = UIColor(system: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
      public static let systemGray5 = UIColor(system: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
      public static let systemGray6 = UIColor(system: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
      public static let red = UIColor(system: "red", light: 0xFF0000, dark: 0xFF0000)
      public static let orange = UIColor(system: "orange", light: 0xFF8000, dark: 0xFF8000)
      public static let yellow = UIColor(system: "yellow", light: 0xFFFF00, dark: 0xFFFF00)
      public static let green = UIColor(system: "green", light: 0x00FF00, dark: 0x00FF00)
      public static let cyan = UIColor(system: "cyan", light: 0x00FFFF, dark: 0x00FFFF)
      public static let blue = UIColor(system: "blue", light: 0x0000FF, dark: 0x0000FF)
      public static let magenta = UIColor(system: "magenta", light: 0xFF00FF, dark: 0xFF00FF)
      public static let purple = UIColor(system: "purple", light: 0x800080, dark: 0x800080)
      public static let brown = UIColor(system: "brown", light: 0x996633, dark: 0x996633)
      public static let gray = UIColor(system: "gray", light: 0x808080, dark: 0x808080)
      public static let lightGray = UIColor(system: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA)
      public static let darkGray = UIColor(system: "darkGray", light: 0x555555, dark: 0x555555)
      public static let white = UIColor(system: "white", light: 0xFFFFFF, dark: 0xFFFFFF)
      public static let black = UIColor(system: "black", light: 0x000000, dark: 0x000000)
      public static let clear = UIColor(painting: .clear)
      public static let windowBackgroundColor = UIColor(
        system: "windowBackgroundColor", light: 0xECECEC, dark: 0x323232)
      public static let controlBackgroundColor = UIColor(
        system: "controlBackgroundColor", light: 0xFFFFFF, dark: 0x1E1E1E)
      public static let textBackgroundColor = UIColor(system: "textBackgroundColor", light: 0xFFFFFF, dark: 0x1E1E1E)
      public static let underPageBackgroundColor = UIColor(
        system: "underPageBackgroundColor", light: 0x969696, dark: 0x282828)
      public static let labelColor = UIColor(system: "labelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.85)
      public static let secondaryLabelColor = UIColor(
        system: "secondaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.5, darkOpacity: 0.55)
      public static let tertiaryLabelColor = UIColor(
        system: "tertiaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.26, darkOpacity: 0.25)
      public static let quaternaryLabelColor = UIColor(
        system: "quaternaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.1)
      public static let textColor = UIColor(system: "textColor", light: 0x000000, dark: 0xFFFFFF)
      public static let placeholderTextColor = UIColor(
        system: "placeholderTextColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.26, darkOpacity: 0.25)
      public static let controlColor = UIColor(
        system: "controlColor", light: 0xFFFFFF, dark: 0xFFFFFF, opacity: 1, darkOpacity: 0.25)
      public static let controlTextColor = UIColor(
        system: "controlTextColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.85)
      public static let controlAccentColor = UIColor(system: "controlAccentColor", light: 0x007AFF, dark: 0x007AFF)
      public static let separatorColor = UIColor(
        system: "separatorColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.1)
      public static let gridColor = UIColor(system: "gridColor", light: 0xE6E6E6, dark: 0x1A1A1A)
      public static let selectedContentBackgroundColor = UIColor(
        system: "selectedContentBackgroundColor", light: 0x0064E1, dark: 0x0059D1)
      public static let unemphasizedSelectedContentBackgroundColor = UIColor(
        system: "unemphasizedSelectedContentBackgroundColor", light: 0xDCDCDC, dark: 0x464646)
      public static let linkColor = UIColor(system: "linkColor", light: 0x0068DA, dark: 0x419CFF)
      public static let shadowColor = UIColor(system: "shadowColor", light: 0x000000, dark: 0x000000)
      public static let highlightColor = UIColor(system: "highlightColor", light: 0xFFFFFF, dark: 0xB4B4B4)
      #if os(macOS)
      public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
      public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let (left, right) = (resolved, color.resolved)
        func mixed(_ first: Float, _ second: Float) -> CGFloat { CGFloat(first) * (1 - fraction) + CGFloat(second) * fraction }
        return UIColor(
          red: mixed(left.red, right.red), green: mixed(left.green, right.green), blue: mixed(left.blue, right.blue),
          alpha: mixed(left.opacity, right.opacity))
      }
      public func shadow(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .black) }
      public func highlight(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .white) }
      public func withSystemEffect(_ systemEffect: SystemEffect) -> UIColor { self }
      public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
      #endif
      public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
      public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
      public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(painting: color.opacity(Double(alpha)))
      }
      public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(painting: color._inAppearance(isDark: traitCollection.userInterfaceStyle == .dark))
      }

      var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
      public var redComponent: CGFloat { CGFloat(resolved.red) }
      public var greenComponent: CGFloat { CGFloat(resolved.green) }
      public var blueComponent: CGFloat { CGFloat(resolved.blue) }
      public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
      // In Objective-C the results are pointers.
      @discardableResult
      public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
      ) -> Bool {
        (red, green, blue, alpha) = (redComponent, greenComponent, blueComponent, alphaComponent)
        return true
      }
      @discardableResult
      public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        (white, alpha) = ((redComponent + greenComponent + blueComponent) / 3, alphaComponent)
        return true
      }
      @discardableResult
      public func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
      ) -> Bool {
        let (red, green, blue) = (redComponent, greenComponent, blueComponent)
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        brightness = highest
        saturation = highest == 0 ? 0 : range / highest
        alpha = alphaComponent
        var sixth: CGFloat = 0
        if range > 0 {
          if highest == red {
            sixth = (green - blue) / range
          } else if highest == green {
            sixth = (blue - red) / range + 2
          } else {
            sixth = (red - green) / range + 4
          }
        }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
        return true
      }
      public var cgColor: CGColor {
        CGColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
      }
    }
    """#
}
