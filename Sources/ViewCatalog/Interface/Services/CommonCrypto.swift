extension InterfaceText {
  /// The texts of the module `CommonCrypto`: digests in C, by those of CryptoKit.
  static let commonCrypto: [(name: String, text: String)] = [("Digests", servicesCommonCrypto)]

  private static let servicesCommonCrypto = #"""
    import Foundation
    import CryptoKit

    public typealias CC_LONG = UInt32
    public let CC_MD5_DIGEST_LENGTH: Int32 = 16
    public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
    public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
    public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
    public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
    public let kCCSuccess = 0
    public let kCCParamError = -4300

    func _store<D: Sequence>(_ digest: D, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
    where D.Element == UInt8 {
      guard let md else { return nil }
      var index = 0
      for byte in digest {
        md[index] = byte
        index += 1
      }
      return md
    }
    func _bytes(_ data: UnsafeRawPointer?, _ len: CC_LONG) -> Data {
      guard let data else { return Data() }
      return Data(bytes: data, count: Int(len))
    }
    @discardableResult
    public func CC_MD5(
      _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? { _store(Insecure.MD5.hash(data: _bytes(data, len)), md) }
    @discardableResult
    public func CC_SHA1(
      _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? { _store(Insecure.SHA1.hash(data: _bytes(data, len)), md) }
    @discardableResult
    public func CC_SHA256(
      _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? { _store(SHA256.hash(data: _bytes(data, len)), md) }
    @discardableResult
    public func CC_SHA512(
      _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? { _store(SHA512.hash(data: _bytes(data, len)), md) }
    """#
}
