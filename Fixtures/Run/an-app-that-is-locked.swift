// A view asks to be unlocked by a face, which nothing here can show: it stays locked and says so.
// Do: tap "Unlock"
import LocalAuthentication
import SwiftUI

struct ContentView: View {
  @State private var isUnlocked = false
  @State private var message = "locked"
  var body: some View {
    VStack {
      Text(isUnlocked ? "secret" : message)
      Text(kind)
      Button("Unlock") { Task { await unlock() } }
    }
  }

  private var kind: String {
    switch LAContext().biometryType {
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    default: "Passcode"
    }
  }

  private func unlock() async {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      message = "not set up (\(error?.code ?? 0))"
      return
    }
    do {
      isUnlocked = try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To see your notes")
    } catch let error as LAError where error.code == .userCancel {
      message = "cancelled"
    } catch {
      message = "failed"
    }
  }
}
