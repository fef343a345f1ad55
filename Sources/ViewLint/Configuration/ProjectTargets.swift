import Synchronization
import ViewSemantics
import ViewSource
import ViewSyntax

/// Finds the oldest system that the project around a file is built for: that of the Xcode projects and the package in the
/// nearest folder above it that name one.
///
/// A project has several targets, tests and extensions among them. Which one a file belongs to is not asked: the oldest
/// system of all is the one that nothing breaks on.
final class ProjectTargets: Sendable {
  private let workingFolder: String
  /// By platform and absolute folder; 0 where nobody says.
  private let known = Mutex<[BuildConfiguration.Platform: [String: Int]]>([:])

  private static let manifest = "Package.swift"
  private static let repository = ".git"

  /// - Parameter workingFolder: the absolute folder that relative paths start from.
  init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  /// The major version; `nil` if no project says one.
  func oldestTarget(ofFileAt path: String, on platform: BuildConfiguration.Platform) -> Int? {
    let folder = FilePath.parent(of: FilePath.absolute(path, in: workingFolder))
    let version = known.withLock { known in oldestTarget(inFolder: folder, on: platform, &known[platform, default: [:]])
    }
    return version > 0 ? version : nil
  }

  private func oldestTarget(
    inFolder folder: String, on platform: BuildConfiguration.Platform, _ known: inout [String: Int]
  ) -> Int {
    if let version = known[folder] { return version }
    let names = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: Self.manifest))?.entries.map(\.name) ?? []
    func versions(on platform: BuildConfiguration.Platform) -> [Int] {
      names.flatMap { name in
        let path = folder + "/" + name
        if name == Self.manifest { return ProjectTargets.versions(inManifest: path, on: platform) }
        if name.hasSuffix(".xcodeproj") {
          return ProjectTargets.versions(inProject: path + "/project.pbxproj", on: platform)
        }
        return []
      }
    }
    var found = versions(on: platform)
    // What is for the Mac alone has what iOS had in the same year.
    if found.isEmpty, platform == .ios {
      found = versions(on: .macos).map { BuildConfiguration.Platform.macos.versionOfIOS(for: $0) }
    }
    let parent = FilePath.parent(of: folder)
    let isLast = parent == folder || names.contains(Self.repository)
    let version = found.min() ?? (isLast ? 0 : oldestTarget(inFolder: parent, on: platform, &known))
    known[folder] = version
    return version
  }

  /// `.iOS(.v16)`, `.iOS("16.4")`
  private static func versions(inManifest path: String, on platform: BuildConfiguration.Platform) -> [Int] {
    guard let buffer = try? FileSystem.read(path) else { return [] }
    let tree = Parser.parse(buffer).tree
    return withExtendedLifetime(tree) {
      tree.root.subtree.compactMap { node in
        guard node.kind == .functionCallExpr, node.children.first?.text == "." + platform.name else { return nil }
        return node.arguments.first.flatMap { leadingNumber(of: $0.text.utf8.drop { !isDigit($0) }) }
      }
    }
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.4;`
  private static func versions(inProject path: String, on platform: BuildConfiguration.Platform) -> [Int] {
    guard let buffer = try? FileSystem.read(path) else { return [] }
    let setting = platform.deploymentSetting + " = "
    let text = buffer.bytes.text(SourceRange(0, buffer.count))
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard words.starts(with: setting.utf8) else { return nil }
      return leadingNumber(of: words.dropFirst(setting.utf8.count))
    }
  }

  private static func leadingNumber(of text: Substring.UTF8View) -> Int? {
    Int(Substring(text.prefix(while: isDigit)))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension BuildConfiguration.Platform {
  /// The build setting of Xcode that says the deployment target.
  fileprivate var deploymentSetting: String {
    switch self {
    case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macos: "MACOSX_DEPLOYMENT_TARGET"
    case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvos: "TVOS_DEPLOYMENT_TARGET"
    case .visionos: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
