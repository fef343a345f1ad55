/// Where commands keep what would take them time to make again.
public enum CacheFolder {
  /// The folder as the system has it for the person; `nil` if the environment names none or `VIEWTOOLS_CACHE` is `off`.
  /// Another value of that variable is the folder.
  public static var path: String? {
    path(Terminal.environment(_:))
  }

  /// - Parameter environment: the value of a variable, if it is set.
  static func path(_ environment: (String) -> String?) -> String? {
    if let choice = environment("VIEWTOOLS_CACHE"), !choice.isEmpty { return choice == "off" ? nil : choice }
    // What is said of folders by relative paths does not count, says the specification of these variables.
    if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") { return caches + "/viewtools" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/viewtools"
    #else
      return home + "/.cache/viewtools"
    #endif
  }
}
