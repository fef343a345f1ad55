// Shown at 320x64: a preview declares state of its own; a body may bind an observable object by a local variable.
import SwiftUI

@Observable final class Model {
  var isOn = true
}

struct Switch: View {
  let model: Model

  var body: some View {
    @Bindable var model = model
    Toggle("Model", isOn: $model.isOn)
  }
}

#Preview {
  @Previewable @State var isOn = false
  VStack {
    Toggle("State", isOn: $isOn)
    Switch(model: Model())
  }
}
