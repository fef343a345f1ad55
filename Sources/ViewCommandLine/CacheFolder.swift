/// The folder where commands cache results.
public enum CacheFolder {
  /// The cache folder of the user; `nil` if the environment names none, or if `VIEWTOOLS_CACHE` is `off`. Any other
  /// value of `VIEWTOOLS_CACHE` is the folder.
  public static var path: String? {
    path(Terminal.environment(_:))
  }

  /// - Parameter environment: returns the value of a variable, or `nil` if it is not set.
  static func path(_ environment: (String) -> String?) -> String? {
    if let choice = environment("VIEWTOOLS_CACHE"), !choice.isEmpty { return choice == "off" ? nil : choice }
    // The XDG specification requires that relative paths be ignored.
    if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") { return caches + "/viewtools" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/viewtools"
    #else
      return home + "/.cache/viewtools"
    #endif
  }
}
