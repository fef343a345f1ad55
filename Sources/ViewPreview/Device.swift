import ViewLayout
import ViewSource

/// What a view is shown on: sizes in points, held upright.
public struct Device: Sendable {
  /// As it is listed; `named` is not so strict.
  public let name: String
  /// In points, held upright.
  public let size: Size
  /// What bars and the shape of the device take from the edges.
  public let safeArea: EdgeInsets
  /// Pixels a point.
  public let scale: Double
  /// What the size classes and the platform of the program follow.
  public let idiom: Idiom

  /// What kind of device it is: its size classes and what its programs are built for follow.
  public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, mac, watch, television
    /// A window in a room.
    case room

    /// Whether its system is dark unless a program asks for the other appearance.
    public var isDark: Bool { self == .watch || self == .room }

    /// Whether its screens and windows are as wide as a tablet's.
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

  /// What a view is shown on if no device is named.
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

  /// What a view is shown on if no device is named and its program is built for another platform than iOS; `nil` where no
  /// device of the platform is known.
  public static func standard(of idiom: Idiom) -> Device? { all.last { $0.idiom == idiom } }

  /// The device of a name, in any case and with or without spaces: `iphonese`.
  public static func named(_ name: String) -> Device? {
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    return all.first { key($0.name) == key(name) }
  }

  /// In points. Phones and tablets are turned, watches and windows are not.
  public func size(isLandscape: Bool) -> Size {
    isLandscape && turns ? Size(width: size.height, height: size.width) : size
  }

  /// Held sideways: a phone's notch is at one side and as much is left free at the other. In points.
  public func safeArea(isLandscape: Bool) -> EdgeInsets {
    guard isLandscape, turns, idiom == .phone else { return safeArea }
    // Without a home indicator there is nothing to keep clear of.
    guard safeArea.bottom > 0 else { return .zero }
    return EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
  }

  private var turns: Bool { idiom == .phone || idiom == .pad }
}
