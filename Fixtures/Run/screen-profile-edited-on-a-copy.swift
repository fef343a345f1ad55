// Shown at 320x280: a profile that is edited on a copy: cancelling keeps the old one, saving takes the new one.
// Do: tap "Edit"
// Do: type "Name" "Grace"
// Do: tap "Cancel"
// Do: tap "Edit"
// Do: type "Name" "Hopper"
// Do: tap "Save"
// Events
import SwiftUI

struct Profile: Equatable {
  var name = "Ada"
  var isPublic = true
}

struct Editor: View {
  @Binding var profile: Profile
  @State private var draft: Profile
  @Environment(\.dismiss) private var dismiss

  init(profile: Binding<Profile>) {
    _profile = profile
    _draft = State(initialValue: profile.wrappedValue)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $draft.name)
      Toggle("Public", isOn: $draft.isPublic)
      Button("Save") {
        profile = draft
        dismiss()
      }
      .disabled(draft == profile)
      Button("Cancel", role: .cancel) { dismiss() }
    }
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
    .sheet(isPresented: $isEditing) { Editor(profile: $profile) }
  }
}
