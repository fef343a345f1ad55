import SwiftUI

// A block is built in parts only by a builder that has both methods for it.

struct NoShape: Shape { func path(in rect: CGRect) -> Path { Path() } }

struct MaybeShape<S: Shape>: Shape {
  var shape: S?
  init(_ shape: S?) { self.shape = shape }
  func path(in rect: CGRect) -> Path { Path() }
}

@resultBuilder
struct ShapeBuilder {
  static func buildBlock() -> NoShape { NoShape() }
  static func buildPartialBlock(first: Void) -> NoShape { NoShape() }
  static func buildPartialBlock(first: Never) -> NoShape {}
  static func buildBlock<S: Shape>(_ shape: S) -> S { shape }
  static func buildBlock<S: Shape>(_ shape: S?) -> MaybeShape<S> { MaybeShape(shape) }
  static func buildOptional<S: Shape>(_ shape: S?) -> MaybeShape<S> { MaybeShape(shape) }
}

extension View {
  func cut<S: Shape>(@ShapeBuilder by shape: () -> S) -> some View { clipShape(shape()) }
}

struct CutByOne: View {
  var body: some View { Text("a").cut { Rectangle() } }
}

struct CutByChoice: View {
  var isRound = true
  var body: some View { Text("a").cut { if isRound { Circle() } } }
}

struct CutByOptional: View {
  let shape: Circle? = nil
  var body: some View { Text("a").cut { shape } }
}

struct CutByNothing: View {
  var body: some View { Text("a").cut {} }
}

// With both it is, one component after the other.

struct Link<Last, Before> {}
struct End {}

@resultBuilder
struct ChainBuilder {
  static func buildPartialBlock<T>(first: T) -> Link<T, End> { Link() }
  static func buildPartialBlock<T, Last, Before>(accumulated: Link<Last, Before>, next: T) -> Link<T, Link<Last, Before>> {
    Link()
  }
}

struct Chain<Links>: View {
  init(@ChainBuilder _ links: () -> Links) {}
  var body: some View { EmptyView() }
}

struct Chained: View {
  var body: some View {
    Chain {
      "a"
      3
      Text("b")
    }
  }
}
