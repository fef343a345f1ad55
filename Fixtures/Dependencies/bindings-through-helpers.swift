// A binding is given to a child whatever it comes through: a property, a function, the storage. Of state that is no read; one
// into an observable object gets the value of the property as it is made.
import Observation
import SwiftUI

struct Field: View {
  @Binding var text: String
  var body: some View { TextField("", text: $text) }
}

@Observable final class Model {
  var title = ""
  var note = ""
}

struct Editor: View {
  @State private var name = ""
  @State private var city = ""
  @State private var street = ""
  @Binding var country: String
  let zip: Binding<String>
  @Bindable var model: Model

  var body: some View {
    Field(text: nameText)
    Field(text: cityText())
    Field(text: _street.projectedValue)
    Field(text: countryText)
    Field(text: zipText)
    Field(text: titleText)
  }

  private var nameText: Binding<String> { $name }
  private func cityText() -> Binding<String> {
    let text = $city
    return text
  }
  private var countryText: Binding<String> { outerCountryText }
  private var outerCountryText: Binding<String> { $country }
  private var zipText: Binding<String> { zip }
  private var titleText: Binding<String> { $model.title }
}
