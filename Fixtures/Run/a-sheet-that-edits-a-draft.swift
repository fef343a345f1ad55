// Shown at 320x256: a sheet works on a draft and hands it back by a closure; cancelling leaves all as it was.
// Do: tap "Edit"
// Do: type "Name" "Grace"
// Do: tap "Cancel"
// Do: tap "Edit"
// Do: type "Name" "Ada L."
// Do: tap "Save"
// Events
import SwiftUI

struct Profile: Equatable { var name = "Ada" }

struct ProfileEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Profile
  private let save: (Profile) -> Void
  init(_ profile: Profile, save: @escaping (Profile) -> Void) {
    _draft = State(initialValue: profile)
    self.save = save
  }
  var body: some View {
    VStack {
      TextField("Name", text: $draft.name)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Save") {
          save(draft)
          dismiss()
        }
      }
    }
    .padding()
    .interactiveDismissDisabled()
  }
}

struct ContentView: View {
  @State private var profile = Profile()
  @State private var isEditing = false
  var body: some View {
    VStack {
      Text(profile.name)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { ProfileEditor(profile) { profile = $0 } }
  }
}
