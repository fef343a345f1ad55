// Whoever puts another object into state changes what a body reads of it: by an assignment of any form, by `&`, by a
// mutating function.
import SwiftUI

@Observable final class Model { var count = 0 }

struct ByStorage: View {
  @State private var model = Model()
  var body: some View { Text("\(model.count)").onAppear { _model.wrappedValue = Model() } }
}

struct ByProjection: View {
  @State private var model = Model()
  var body: some View { Text("\(model.count)").onAppear { $model.wrappedValue = Model() } }
}

struct ByReference: View {
  @State private var model = Model()
  var body: some View { Text("\(model.count)").onAppear { renew(&model) } }
  func renew(_ model: inout Model) { model = Model() }
}

struct InPairs: View {
  @State private var model = Model()
  @State private var count = 0
  var body: some View { Text("\(model.count)").onAppear { (model, count) = (Model(), 1) } }
}

extension Optional {
  mutating func clear() { self = nil }
  func isThere() -> Bool { self != nil }
}

struct ByFunction: View {
  @State private var model: Model? = Model()
  var body: some View { Text("\(model?.count ?? 0)").onAppear { model.clear() } }
}

struct Never: View {
  @State private var model: Model? = Model()
  var body: some View { Text("\(model?.count ?? 0)").onAppear { print(model.isThere()) } }
}
