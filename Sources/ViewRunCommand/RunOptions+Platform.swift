import ViewGraph
import ViewPreview
import ViewSemantics
import ViewSource

/// Which platform a program is built for, and what its views are shown on.
extension RunOptions {
  /// Takes the platform of the project that compiles the first file, or the files of the first folder, if all its targets
  /// name one and nothing else is asked for.
  mutating func followProject() {
    guard let path = paths.first(where: { $0 != "-" }), !otherConfigurations.isEmpty else { return }
    var modules = ModuleFiles()
    let isFile = FileSystem.status(path)?.kind == .file
    guard let platform = isFile ? modules.platform(of: path) : modules.platform(below: path),
      let configuration = otherConfigurations.first(where: { $0.platform == platform })
    else { return }
    self = built(for: configuration)
  }

  /// The same for another platform: on what that shows views on, if no device and no size is asked for.
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
  /// What views of a platform are shown on; `nil` for iOS, where it is the phone that is always there, and where no device
  /// is known.
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
  /// What programs on such a device are built for.
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
