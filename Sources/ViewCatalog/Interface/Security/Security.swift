extension InterfaceText {
  /// The texts of the module `Security`: a keychain that is initially empty and lasts as long as the program.
  static let security: [(name: String, text: String)] = [("Keychain", securityKeychain)]

  private static let securityKeychain = #"""
    import CoreFoundation
    import Foundation

    public let errSecSuccess: OSStatus = 0
    public let errSecUnimplemented: OSStatus = -4
    public let errSecParam: OSStatus = -50
    public let errSecAllocate: OSStatus = -108
    public let errSecUserCanceled: OSStatus = -128
    public let errSecNotAvailable: OSStatus = -25291
    public let errSecAuthFailed: OSStatus = -25293
    public let errSecDuplicateItem: OSStatus = -25299
    public let errSecItemNotFound: OSStatus = -25300
    public let errSecInteractionNotAllowed: OSStatus = -25308
    public let errSecDecode: OSStatus = -26275
    public let errSecMissingEntitlement: OSStatus = -34018

    public let kSecClass: CFString = "class"
    public let kSecClassGenericPassword: CFString = "genp"
    public let kSecClassInternetPassword: CFString = "inet"
    public let kSecClassCertificate: CFString = "cert"
    public let kSecClassKey: CFString = "keys"
    public let kSecClassIdentity: CFString = "idnt"
    public let kSecAttrService: CFString = "svce"
    public let kSecAttrAccount: CFString = "acct"
    public let kSecAttrAccessGroup: CFString = "agrp"
    public let kSecAttrLabel: CFString = "labl"
    public let kSecAttrDescription: CFString = "desc"
    public let kSecAttrComment: CFString = "icmt"
    public let kSecAttrGeneric: CFString = "gena"
    public let kSecAttrServer: CFString = "srvr"
    public let kSecAttrProtocol: CFString = "ptcl"
    public let kSecAttrPath: CFString = "path"
    public let kSecAttrPort: CFString = "port"
    public let kSecAttrCreationDate: CFString = "cdat"
    public let kSecAttrModificationDate: CFString = "mdat"
    public let kSecAttrSynchronizable: CFString = "sync"
    public let kSecAttrSynchronizableAny: CFString = "syna"
    public let kSecAttrAccessControl: CFString = "accc"
    public let kSecAttrAccessible: CFString = "pdmn"
    public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
    public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
    public let kSecAttrAccessibleAlways: CFString = "dk"
    public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
    public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
    public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
    public let kSecAttrKeyType: CFString = "type"
    public let kSecAttrKeyTypeRSA: CFString = "42"
    public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
    public let kSecAttrKeyClass: CFString = "kcls"
    public let kSecAttrKeyClassPublic: CFString = "0"
    public let kSecAttrKeyClassPrivate: CFString = "1"
    public let kSecAttrKeySizeInBits: CFString = "bsiz"
    public let kSecAttrApplicationTag: CFString = "atag"
    public let kSecAttrApplicationLabel: CFString = "klbl"
    public let kSecAttrIsPermanent: CFString = "perm"
    public let kSecAttrTokenID: CFString = "tkid"
    public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
    public let kSecPrivateKeyAttrs: CFString = "private"
    public let kSecPublicKeyAttrs: CFString = "public"
    public let kSecMatchLimit: CFString = "m_Limit"
    public let kSecMatchLimitOne: CFString = "m_LimitOne"
    public let kSecMatchLimitAll: CFString = "m_LimitAll"
    public let kSecReturnData: CFString = "r_Data"
    public let kSecReturnAttributes: CFString = "r_Attributes"
    public let kSecReturnRef: CFString = "r_Ref"
    public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
    public let kSecValueData: CFString = "v_Data"
    public let kSecValueRef: CFString = "v_Ref"
    public let kSecValuePersistentRef: CFString = "v_PersistentRef"
    public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
    public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
    public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
    public let kSecUseDataProtectionKeychain: CFString = "nleg"
    public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
    public let kSecRandomDefault: SecRandomRef? = nil

    public final class SecRandomRef {}
    public final class SecKey {}
    public final class SecCertificate {}
    public final class SecIdentity {}
    public final class SecTrust {}
    public final class SecAccessControl {}

    /// The items of the program's keychain, identified by their key attributes.
    enum _Keychain {
      nonisolated(unsafe) static var items: [[String: Any]] = []
      static let identity = ["class", "svce", "acct", "agrp", "srvr", "atag"]

      static func attributes(_ query: CFDictionary) -> [String: Any] {
        var found: [String: Any] = [:]
        for (key, value) in query { found["\(key)"] = value }
        return found
      }
      static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        for key in identity {
          guard let wanted = query[key] else { continue }
          guard let present = item[key], "\(present)" == "\(wanted)" else { return false }
        }
        return true
      }
      static func indices(of query: [String: Any]) -> [Int] { items.indices.filter { matches(items[$0], query) } }
      static func asks(_ query: [String: Any], _ key: String) -> Bool {
        guard let value = query[key] else { return false }
        if let isTrue = value as? Bool { return isTrue }
        return "\(value)" == "1" || "\(value)" == "true"
      }
      static func result(_ item: [String: Any], _ query: [String: Any]) -> Any? {
        if asks(query, "r_Attributes") {
          var attributes = item
          if !asks(query, "r_Data") { attributes["v_Data"] = nil }
          return attributes
        }
        return item["v_Data"]
      }
    }

    public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      let item = _Keychain.attributes(attributes)
      guard _Keychain.indices(of: item).isEmpty else { return errSecDuplicateItem }
      _Keychain.items.append(item)
      return errSecSuccess
    }
    public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      let wanted = _Keychain.attributes(query)
      let found = _Keychain.indices(of: wanted)
      guard let first = found.first else { return errSecItemNotFound }
      if let limit = wanted["m_Limit"], "\(limit)" == "m_LimitAll" {
        result?.pointee = found.compactMap { _Keychain.result(_Keychain.items[$0], wanted) } as AnyObject
      } else {
        result?.pointee = _Keychain.result(_Keychain.items[first], wanted) as AnyObject
      }
      return errSecSuccess
    }
    public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
      let found = _Keychain.indices(of: _Keychain.attributes(query))
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found {
        for (key, value) in _Keychain.attributes(attributesToUpdate) { _Keychain.items[index][key] = value }
      }
      return errSecSuccess
    }
    public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
      let found = _Keychain.indices(of: _Keychain.attributes(query))
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found.reversed() { _Keychain.items.remove(at: index) }
      return errSecSuccess
    }
    public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
      status == errSecSuccess ? "No error." : "OSStatus \(status)"
    }
    public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>) -> Int32 {
      for index in 0..<count { bytes[index] = UInt8.random(in: 0...255) }
      return errSecSuccess
    }
    """#
}
