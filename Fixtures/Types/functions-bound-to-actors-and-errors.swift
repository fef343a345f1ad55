// A function type says on which actor its functions run, whether they can be sent and what they throw; code in the
// language mode 5 sees nothing of it in members of views, whose protocol is older than actors are.
import SwiftUI

struct Holder<F>: View {
  var f: F
  var body: some View { Text("a") }
}

enum Failure: Error { case empty }
@globalActor actor Storage { static let shared = Storage() }

func typed() throws(Failure) -> Int { throw .empty }
@MainActor func onMain() -> Int { 3 }
@Storage func onStorage() {}
@Sendable func sent() -> Int { 3 }

struct Plain {
  let sent: @Sendable (Int) -> Void = { _ in }
  var both: @MainActor @Sendable () -> Void = {}
  var optional: (@MainActor (Int) -> Void)?
  var failing: () throws(Failure) -> Int = { 3 }
  func take(_ action: @MainActor () -> Void) {}
  @MainActor func go() async {}
}

@MainActor class Screen {
  init() {}
  func show() {}
  nonisolated func hide() {}
}
class Sheet: Screen { func close() {} }
@MainActor protocol Presenting { func present() }
struct Presenter: Presenting { func present() {} }
struct Other {}
@MainActor extension Other { func inExtension() {} }

struct Values: View {
  let plain: Plain
  let screen: Screen
  let sheet: Sheet
  var sentOne: some View { Holder(f: plain.sent) }
  var both: some View { Holder(f: plain.both) }
  var optional: some View { Holder(f: plain.optional) }
  var failing: some View { Holder(f: plain.failing) }
  var path: some View { Holder(f: \Plain.sent) }
  var taking: some View { Holder(f: plain.take) }
  var going: some View { Holder(f: plain.go) }
  var showing: some View { Holder(f: screen.show) }
  var hiding: some View { Holder(f: screen.hide) }
  var closing: some View { Holder(f: sheet.close) }
  var presenting: some View { Holder(f: Presenter().present) }
  var extended: some View { Holder(f: Other().inExtension) }
  var main: some View { Holder(f: onMain) }
  var storage: some View { Holder(f: onStorage) }
  var sending: some View { Holder(f: sent) }
  var throwing: some View { Holder(f: typed) }
  var closure: some View { Holder(f: { @MainActor in onMain() }) }
  var sentClosure: some View { Holder(f: { @Sendable (a: Int) async throws -> Int in a }) }
  var calling: some View { Holder(f: { try typed() }) }
  var mixed: some View { Holder(f: [plain.sent, { _ in }]) }
  var chosen: some View { Holder(f: true ? plain.both : {}) }
  var body: some View { Text("a") }
}

struct Members: View {
  @State var state: @Sendable () -> Void = {}
  @Environment(\.act) var act
  var optional: (@MainActor () -> Void)?
  var list: [@Sendable () -> Void]
  func method(_ action: @Sendable () -> Void) -> @Sendable () -> Void { {} }
  @MainActor func explicit() {}
  @MainActor var property: @Sendable () -> Void { {} }
  var ofState: some View { Holder(f: state) }
  var ofBinding: some View { Holder(f: $state) }
  var ofEnvironment: some View { Holder(f: act) }
  var ofOptional: some View { Holder(f: optional) }
  var ofList: some View { Holder(f: list) }
  var ofMethod: some View { Holder(f: method) }
  var ofExplicit: some View { Holder(f: explicit) }
  var ofProperty: some View { Holder(f: property) }
  var body: some View { Text("a") }
}

extension EnvironmentValues {
  var act: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }
  var send: @Sendable (Int) -> Void {
    get { { _ in } }
    set {}
  }
}

struct Environments: View {
  var acting: some View { Text("a").environment(\.act, {}) }
  var sending: some View { Text("a").environment(\.send) { _ in } }
  var body: some View { Text("a") }
}

struct Results: View {
  var never: some View { Holder(f: Result { 3 }) }
  var any: some View { Holder(f: Result { try typed() }) }
  var forced: some View { Holder(f: Result { try! typed() }) }
  var function: some View { Holder(f: Result(catching: typed)) }
  var caught: some View { Holder(f: Result { do { return try typed() } catch { return 2 } }) }
  var said: some View { Holder(f: Result<Int, any Error> { 3 }) }
  var thrown: some View { Holder(f: error { 3 }) }
  var thrownByFunction: some View { Holder(f: error(typed)) }
  func error<E: Error>(_ body: () throws(E) -> Int) -> E? { nil }
  var body: some View { Text("a") }
}
