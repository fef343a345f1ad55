import Foundation
import ViewSemantics
import ViewSource

/// `Bundle`. The app's bundle stands for all bundles.
extension NativeTable {
  mutating func addBundles() {
    add("Bundle.init(path:)") { call in try call.machine.singleton("Bundle").wrapped }
    add("Bundle.init(url:)") { call in try call.machine.singleton("Bundle").wrapped }
    add("Bundle.init(for:)") { call in try call.machine.singleton("Bundle") }
    add("Bundle.textsOfProject()") { call in
      .array(call.machine.textsOfInfo.map { .tuple([.string($0.key), .string($0.text)]) })
    }
    add("Bundle.localizedString(forKey:value:table:)") { call in
      if let value = try call[2].unwrapped?.asString, !value.isEmpty { return .string(value) }
      return call[1]
    }
  }
}

extension Machine {
  /// The string values of the project's `Info.plist`, sorted by key.
  fileprivate var textsOfInfo: [(key: String, text: String)] {
    if let known = foundation.textsOfInfo { return known }
    var found: [(key: String, text: String)] = []
    if let bytes = findResource?("Info.plist"),
      let list = try? PropertyListDecoder().decode([String: TextOfList].self, from: Data(bytes))
    {
      found = list.compactMap { key, value in value.text.map { (key, Machine.setting($0, of: key)) } }
        .filter { !$0.text.isEmpty }.sorted { $0.key < $1.key }
    }
    foundation.textsOfInfo = found
    return found
  }

  /// Expands a build setting `$(NAME)` in an `Info.plist` value: to Xcode's default value, or else to the name of the
  /// setting.
  private static func setting(_ text: String, of key: String) -> String {
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return text }
    switch key {
    case "CFBundleIdentifier": return "com.example.App"
    case "CFBundleShortVersionString": return "1.0"
    case "CFBundleVersion": return "1"
    case "CFBundleName", "CFBundleExecutable", "CFBundleDisplayName": return "App"
    default: return String(text.dropFirst(2).dropLast())
    }
  }
}

/// A value of a property list, decoded if it is a string.
private struct TextOfList: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
}
