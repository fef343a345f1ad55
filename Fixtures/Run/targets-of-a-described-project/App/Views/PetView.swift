import SwiftUI

struct PetView: View {
  var body: some View {
    Text(Animals.Pet.first.name + Extra.suffix)
  }
}
