// Shown at 240x96: the keychain is empty at the start and keeps what it is given, for those who import Foundation too.
import SwiftUI

enum Vault {
  static func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "app",
      kSecAttrAccount as String: account,
    ]
  }

  static func save(_ text: String, for account: String) -> OSStatus {
    var item = query(account)
    item[kSecValueData as String] = Data(text.utf8)
    let status = SecItemAdd(item as CFDictionary, nil)
    guard status == errSecDuplicateItem else { return status }
    return SecItemUpdate(
      query(account) as CFDictionary, [kSecValueData as String: Data(text.utf8)] as CFDictionary)
  }

  static func read(_ account: String) -> String? {
    var asked = query(account)
    asked[kSecReturnData as String] = kCFBooleanTrue!
    asked[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(asked as CFDictionary, &item) == errSecSuccess, let data = item as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  static func remove(_ account: String) -> OSStatus { SecItemDelete(query(account) as CFDictionary) }
}

struct ContentView: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear {
      lines.append("empty \(Vault.read("ada") ?? "-")")
      lines.append("saved \(Vault.save("one", for: "ada")) \(Vault.read("ada") ?? "-")")
      lines.append("again \(Vault.save("two", for: "ada")) \(Vault.read("ada") ?? "-")")
      lines.append("other \(Vault.read("bob") ?? "-")")
      lines.append("removed \(Vault.remove("ada")) \(Vault.remove("ada"))")
    }
  }
}
