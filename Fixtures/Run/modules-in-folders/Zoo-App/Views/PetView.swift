import Kit
import SwiftUI

struct PetView: View {
  let pet = Zoo_App.Pet(name: "Mia")

  var body: some View { Text(Sign(pet.name).text) }
}
