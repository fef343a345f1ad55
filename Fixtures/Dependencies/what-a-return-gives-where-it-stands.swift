// A name is what it is where the `return` stands: an object that was there already is the same, one that is made behind it is
// another, and which of them it is nobody knows.
import Observation
import SwiftUI

@Observable final class Model { var count = 0 }

final class Cache {
  static let shared = Cache()
  private var models: [Int: Model] = [:]

  func found(_ key: Int) -> Model {
    if let model = models[key] { return model }
    let model = Model()
    models[key] = model
    return model
  }

  func guarded(_ key: Int) -> Model {
    guard let model = models[key] else {
      let model = Model()
      models[key] = model
      return model
    }
    return model
  }

  func switched(_ key: Int) -> Model {
    switch models[key] {
    case let model?: return model
    case nil:
      let model = Model()
      return model
    }
  }

  func searched(_ key: Int) -> Model {
    for (other, model) in models where other == key { return model }
    return Model()
  }

  func made(_ key: Int) -> Model {
    if key > 0 {
      let model = Model()
      return model
    }
    return Model()
  }

  func kept(_ key: Int) -> Model? {
    let model = models[key]
    if let model { return model }
    return nil
  }
}

struct Row: View {
  let model: Model?
  var body: some View { Text("\(model?.count ?? 0)") }
}

struct Reader: View {
  @Environment(Model.self) private var model
  var body: some View { Text("\(model.count)") }
}

struct Screen: View {
  @State private var key = 0
  var body: some View {
    Text("\(key)")
    Row(model: Cache.shared.found(1))
    Row(model: Cache.shared.guarded(1))
    Row(model: Cache.shared.switched(1))
    Row(model: Cache.shared.searched(1))
    Row(model: Cache.shared.made(1))
    Row(model: Cache.shared.kept(1))
    Reader().environment(Cache.shared.found(1))
  }
}
