import Observation
import SwiftUI

@Observable final class Model {
  var title = ""
}

struct Reader: View {
  let model: Model
  let path: KeyPath<Model, String>
  var body: some View { Text(model[keyPath: path]) }
}
