import ViewCatalog
import ViewSource

/// An asset catalog of a project, with the names for which Xcode generates symbols.
///
/// The assets themselves are not read.
struct AssetCatalogue: Sendable {
  /// The suffix of the catalog's folder.
  static let suffix = ".xcassets"

  private static let suffixOfIcon = ".appiconset"

  /// The file that describes each folder.
  static let contents = "Contents.json"

  /// A color or an image.
  struct Asset: Sendable, Hashable {
    /// The index of its kind in the catalogue's asset symbols.
    let kind: Int
    /// The enclosing namespaces, outermost first, and the asset's own name.
    let path: [String]
  }

  private(set) var assets: [Asset] = []
  /// The folder of each asset, and its name in the program including namespaces: `Icons/star`.
  private(set) var places: [Place] = []
  /// The folder of each app icon by its name: UIKit finds them as images too.
  private(set) var icons: [String: String] = [:]

  /// The folder of an asset.
  struct Place: Sendable {
    let kind: Int
    let name: String
    let symbol: [String]
    let folder: String
  }

  /// Reads the names below a folder.
  init(folder: String, in files: some ResourceFiles) {
    search(folder, namespaces: [], "", files)
  }

  private mutating func search(
    _ folder: String, namespaces: [String], _ prefix: String, _ files: some ResourceFiles
  ) {
    for name in files.names(in: folder) {
      let path = folder + "/" + name
      if let (kind, suffix) = AssetCatalogue.kind(ofFolder: name) {
        let asset = AssetName(name.dropLast(suffix.utf8.count), without: Catalogue.assetSymbols[kind].word)
        let symbol = namespaces + [asset.member]
        if !asset.member.isEmpty { assets.append(Asset(kind: kind, path: symbol)) }
        let ownName = prefix + name.dropLast(suffix.utf8.count)
        places.append(Place(kind: kind, name: ownName, symbol: symbol, folder: path))
      } else if name.hasSuffix(AssetCatalogue.suffixOfIcon) {
        icons[prefix + name.dropLast(AssetCatalogue.suffixOfIcon.count)] = path
      } else if AssetCatalogue.isGroup(name) {
        let isNamespace = AssetCatalogue.isNamespace(path, files)
        search(
          path, namespaces: namespaces + (isNamespace ? [AssetName(name).namespace] : []),
          isNamespace ? prefix + name + "/" : prefix, files)
      }
    }
  }

  private static func kind(ofFolder name: String) -> (Int, suffix: String)? {
    for (number, symbols) in Catalogue.assetSymbols.enumerated() {
      if let suffix = symbols.suffixes.first(where: { name.hasSuffix($0) }) { return (number, suffix) }
    }
    return nil
  }

  /// Whether a folder contains assets. Its name may contain a period: `01. Colours`.
  private static func isGroup(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return true }
    return name != contents && !otherAssets.contains(String(name[name.utf8.index(after: dot)...]))
  }

  /// The suffixes of asset folders without symbols.
  private static let otherAssets: Set<String> = [
    "appiconset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "textureset",
  ]

  /// Whether a folder has `"properties": {"provides-namespace": true}`.
  private static func isNamespace(_ folder: String, _ files: some ResourceFiles) -> Bool {
    guard let buffer = files.file(folder + "/" + contents), let value = try? JSONReader.read(buffer) else {
      return false
    }
    return value["properties"]?["provides-namespace"]?.bool == true
  }
}
