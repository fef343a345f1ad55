// What closures are lent views of memory, and what they give.
import SwiftUI

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

struct Lent: View {
  let data = Data()
  let text = "abc"
  var count: some View { Box([1, 2].withUnsafeBufferPointer { $0.count }) }
  var sum: some View { Box([1.0].withUnsafeBufferPointer { $0.reduce(0, +) }) }
  var bytes: some View { Box(withUnsafeBytes(of: 3) { Array($0) }) }
  var loaded: some View { Box(data.withUnsafeBytes { $0.load(as: Int32.self) }) }
  var first: some View { Box(data.withUnsafeBytes { $0.bindMemory(to: Float.self).first }) }
  var pointee: some View { Box(withUnsafePointer(to: 3.5) { $0.pointee }) }
  var string: some View { Box(text.withCString { $0.pointee }) }
  var stored: some View { Box(text.utf8.withContiguousStorageIfAvailable { $0.count }) }
  var body: some View { Text("\(data.withUnsafeBytes { $0.count })") }
}
