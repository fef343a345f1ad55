import ViewLayout
import ViewSource

/// A device on which a view is shown: sizes in points, in portrait orientation.
public struct Device: Sendable {
  /// The exact name; `named` is more lenient.
  public let name: String
  /// In points, in portrait orientation.
  public let size: Size
  /// The insets of bars and of the device's shape.
  public let safeArea: EdgeInsets
  /// Pixels per point.
  public let scale: Double
  /// The kind of device, which determines the size classes and the platform of the program.
  public let idiom: Idiom

  /// The kind of device, which determines the size classes and the platform of its programs.
  public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, mac, watch, television
    /// A window in a room (visionOS).
    case room

    /// Whether the system appearance is dark by default.
    public var isDark: Bool { self == .watch || self == .room }

    /// Whether its screens or windows are as wide as a tablet's.
    public var isWide: Bool { self == .pad || self == .mac || self == .television || self == .room }
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, top: Double = 0, bottom: Double = 0, sides: Double = 0,
    scale: Double, _ idiom: Idiom
  ) {
    self.name = name
    size = Size(width: width, height: height)
    safeArea = EdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
    self.scale = scale
    self.idiom = idiom
  }

  /// The default device.
  public static let standard = Device("iPhone 16", 393, 852, top: 59, bottom: 34, scale: 3, .phone)

  /// In the order in which they are listed.
  public static let all = [
    Device("iPhone SE", 375, 667, top: 20, scale: 2, .phone),
    Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34, scale: 3, .phone),
    standard,
    Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34, scale: 3, .phone),
    Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, scale: 3, .phone),
    Device("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, scale: 3, .phone),
    Device("iPad mini", 744, 1133, top: 24, bottom: 20, scale: 2, .pad),
    Device("iPad", 820, 1180, top: 24, bottom: 20, scale: 2, .pad),
    Device("iPad Pro 13", 1032, 1376, top: 32, bottom: 20, scale: 2, .pad),
    Device("Mac window", 900, 600, scale: 2, .mac),
    Device("Apple Watch 41mm", 176, 215, top: 34, bottom: 26, sides: 2, scale: 2, .watch),
    Device("Apple Watch 45mm", 198, 242, top: 37, bottom: 29, sides: 2, scale: 2, .watch),
    Device("Apple TV", 1920, 1080, top: 60, bottom: 60, sides: 80, scale: 1, .television),
    Device("Apple Vision window", 1280, 720, scale: 2, .room),
  ]

  /// The default device of a platform other than iOS; `nil` if no device of the platform is known.
  public static func standard(of idiom: Idiom) -> Device? { all.last { $0.idiom == idiom } }

  /// The device with a name, ignoring case and spaces: `iphonese`.
  public static func named(_ name: String) -> Device? {
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    return all.first { key($0.name) == key(name) }
  }

  /// In points. Phones and tablets can be rotated, watches and windows cannot.
  public func size(isLandscape: Bool) -> Size {
    isLandscape && turns ? Size(width: size.height, height: size.width) : size
  }

  /// The safe area in points. In landscape, a phone insets both sides by the height of its notch.
  public func safeArea(isLandscape: Bool) -> EdgeInsets {
    guard isLandscape, turns, idiom == .phone else { return safeArea }
    // Without a home indicator there are no insets.
    guard safeArea.bottom > 0 else { return .zero }
    return EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
  }

  private var turns: Bool { idiom == .phone || idiom == .pad }
}
