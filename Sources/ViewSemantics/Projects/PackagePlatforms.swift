import ViewSource

/// The platforms in the manifest of a Swift package.
public enum PackagePlatforms {
  /// The platforms of the manifest in a folder; `nil` if there is no manifest, empty if it names none.
  public static func platforms(ofPackageIn folder: String) -> Set<BuildConfiguration.Platform>? {
    guard let buffer = try? FileSystem.readFound(folder + "/Package.swift") else { return nil }
    let text = buffer.bytes.array(SourceRange(0, buffer.count)).map { Character(Unicode.Scalar($0)) }
    let words = text.split { !($0.isLetter || $0.isNumber || ".:[]".contains($0)) }.map { String($0) }
    guard let start = words.firstIndex(where: { $0.hasPrefix("platforms:") }) else { return [] }
    var found: Set<BuildConfiguration.Platform> = []
    for word in words[start...] {
      for platform in BuildConfiguration.Platform.allCases where word.lowercased().hasSuffix("." + platform.rawValue) {
        found.insert(platform)
      }
      if word.contains("]") { break }
    }
    return found
  }
}
