extension InterfaceText {
  /// The results of intents: a value, another intent, a view, a dialog.
  static let appIntentsResults = #"""
    import Foundation
    import SwiftUI

    public protocol IntentResult: Sendable {
      associatedtype Value
      var value: Value? { get }
    }

    public protocol ReturnsValue<Value>: IntentResult {}
    public protocol ProvidesDialog: IntentResult {}
    public protocol ShowsSnippetView: IntentResult {}
    public protocol OpensIntent: IntentResult {}

    public struct _SnippetViewContainer: Sendable {}

    public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: @unchecked Sendable, ReturnsValue,
      ProvidesDialog, ShowsSnippetView, OpensIntent
    {
      public let value: Value?
      init(value: Value? = nil) { self.value = value }
    }

    extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
      public static func result() -> Self { Self() }
    }

    extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
      public static func result(dialog: IntentDialog) -> Self { Self() }
    }

    extension IntentResult {
      public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        Self(value: value)
      }
      public static func result<V>(
        value: V, dialog: IntentDialog
      ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value) }
      public static func result<Intent: AppIntent>(
        opensIntent: Intent
      ) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> { Self() }
      public static func result<Intent: AppIntent>(
        opensIntent: Intent, dialog: IntentDialog
      ) -> Self where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self() }
      public static func result<V, Intent: AppIntent>(
        value: V, opensIntent: Intent
      ) -> Self where Self == IntentResultContainer<V, Intent, Never, Never> { Self(value: value) }
      public static func result<Content: View>(
        view: Content
      ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
      public static func result<Content: View>(
        dialog: IntentDialog, view: Content
      ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
      public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
      ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
      public static func result<V, Content: View>(
        value: V, view: Content
      ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { Self(value: value) }
      public static func result<V, Content: View>(
        value: V, dialog: IntentDialog, view: Content
      ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { Self(value: value) }
    }
    """#
}
