import ViewGraph
import ViewPreview
import ViewCommandLine
import ViewSemantics
import ViewSource

/// The platform of a program and the device for its views.
extension RunOptions {
  /// Selects the platform of the project that compiles the first file, or the files of the first folder, if all its
  /// targets have the same platform and no platform is specified.
  mutating func followProject() {
    guard let path = paths.first(where: { $0 != "-" }), !otherConfigurations.isEmpty else { return }
    var modules = ModuleFiles(home: Terminal.home)
    let isFile = FileSystem.status(path)?.kind == .file
    guard let platform = isFile ? modules.platform(of: path) : modules.platform(below: path),
      let configuration = otherConfigurations.first(where: { $0.platform == platform })
    else { return }
    self = built(for: configuration)
  }

  /// The options for another platform, with its default device if no device and no size is specified.
  func built(for other: BuildConfiguration) -> RunOptions {
    var result = self
    result.configuration = other
    guard !namesScreen, let device = Device.standard(of: other.platform) else { return result }
    var shown = PreviewOptions(device: device, metrics: layout.metrics)
    shown.fits = layout.fits
    shown.animatesChrome = layout.animatesChrome
    shown.surroundings.isDark = layout.surroundings.isDark || device.idiom.isDark
    shown.surroundings.direction = layout.surroundings.direction
    shown.surroundings.typeSize = layout.surroundings.typeSize
    result.layout = shown
    return result
  }
}

extension Device {
  /// The default device of a platform; `nil` for iOS, whose default is the standard phone, and for platforms without a
  /// known device.
  static func standard(of platform: BuildConfiguration.Platform) -> Device? {
    switch platform {
    case .macos: standard(of: Idiom.mac)
    case .watchos: standard(of: Idiom.watch)
    case .tvos: standard(of: Idiom.television)
    case .visionos: standard(of: Idiom.room)
    case .ios: nil
    }
  }
}

extension Device.Idiom {
  /// The platform of the device's programs.
  var platform: BuildConfiguration.Platform {
    switch self {
    case .mac: .macos
    case .watch: .watchos
    case .television: .tvos
    case .room: .visionos
    case .phone, .pad: .ios
    }
  }
}
