import CryptoKit
import SwiftUI

struct DigestsView: View {
  private let data = Data("hello world".utf8)

  private var long: String {
    var function = SHA256()
    for _ in 0..<25 { function.update(data: Data("AAAAAAAA".utf8)) }
    return Data(function.finalize()).base64EncodedString()
  }

  var body: some View {
    Text("\(SHA256.hash(data: data))")
    Text(long)
    Text(Insecure.MD5.hash(data: data).map { String(format: "%02x", $0) }.joined())
    Text(Insecure.SHA1.hash(data: data).compactMap { String(format: "%02hhx", $0) }.joined())
  }
}
