import SwiftUI
import CoreData

struct Wizards: View {
  @FetchRequest(sortDescriptors: []) var wizards: FetchedResults<Wizard>
  var body: some View { List(wizards) { wizard in Text(wizard.name ?? "") } }
}
