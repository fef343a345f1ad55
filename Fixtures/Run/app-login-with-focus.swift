// Shown at 320x288: a login goes through its fields by the return key, checks them, waits for an answer and shows the next screen.
// Do: type "Mail" "ada"
// Do: submit "Mail"
// Do: type "Password" "secret12"
// Do: submit "Password"
// Do: type "Mail" "ada@example.org"
// Do: tap "Sign in"
// Do: wait 1s
// Events
import SwiftUI

enum LoginError: LocalizedError {
  case invalidMail
  case shortPassword
  var errorDescription: String? {
    switch self {
    case .invalidMail: "This is no mail address."
    case .shortPassword: "At least eight characters."
    }
  }
}

@MainActor
final class LoginModel: ObservableObject {
  enum Phase { case editing, waiting, done(String) }
  @Published var mail = ""
  @Published var password = ""
  @Published var message: String?
  @Published private(set) var phase = Phase.editing

  func signIn() async {
    do {
      try check()
      message = nil
      phase = .waiting
      try await Task.sleep(nanoseconds: 500_000_000)
      phase = .done(String(mail.prefix { $0 != "@" }))
    } catch {
      message = error.localizedDescription
      phase = .editing
    }
  }

  private func check() throws {
    guard mail.contains("@") else { throw LoginError.invalidMail }
    guard password.count >= 8 else { throw LoginError.shortPassword }
  }
}

struct LoginForm: View {
  enum Field: Hashable { case mail, password }
  @ObservedObject var model: LoginModel
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 16) {
      TextField("Mail", text: $model.mail)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .mail)
        .onSubmit { focus = .password }
      SecureField("Password", text: $model.password)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .password)
        .onSubmit { signIn() }
      if let message = model.message {
        Label(message, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
      Button("Sign in", action: signIn).buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear { focus = .mail }
  }

  private func signIn() {
    Task {
      await model.signIn()
      if model.message != nil { focus = .mail }
    }
  }
}

struct ContentView: View {
  @StateObject private var model = LoginModel()
  var body: some View {
    switch model.phase {
    case .editing: LoginForm(model: model)
    case .waiting: ProgressView("Signing in")
    case .done(let name): Text("Welcome, \(name)!").font(.title)
    }
  }
}
