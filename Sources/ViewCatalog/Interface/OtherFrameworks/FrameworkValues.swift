extension InterfaceText {
  /// Actions and values of other frameworks in the environment.
  static let otherFrameworksValues = #"""
    import Foundation
    import SwiftUI

    @works("everywhere")
    @MainActor
    public struct AskPermissionAction {
      @primitive public func callAsFunction(_ question: Any) async throws
    }
    @works("everywhere")
    @MainActor
    public struct DeclaredAgeRangeAction {
      @primitive public func callAsFunction(
        ageGates: Int,
        _ second: Int? = nil,
        _ third: Int? = nil
      ) async throws -> Any
    }
    @works("everywhere")
    @MainActor
    public struct SignificantUpdateAction {
      @primitive public func callAsFunction(updateDescription: String) async throws
    }
    @works("everywhere")
    @MainActor
    public struct RequestAppDeletionAction {
      @primitive public func callAsFunction() async
    }
    public struct DevicePickerSupportedAction {
      @primitive public func callAsFunction(_ descriptor: Any) -> Bool
    }

    extension EnvironmentValues {
      @primitive public var askPermission: AskPermissionAction { get }
      @primitive public var requestAgeRange: DeclaredAgeRangeAction { get }
      @primitive public var showSignificantUpdateAcknowledgment: SignificantUpdateAction { get }
      @primitive public var requestAppDeletion: RequestAppDeletionAction { get }
      @primitive public var devicePickerSupports: DevicePickerSupportedAction { get }
      @primitive public var isUserAuthenticationEnabled: Bool { get }
      @primitive public var supportsImagePlayground: Bool { get }
      @primitive public var imagePlaygroundOptions: ImagePlaygroundOptions { get set }
      @primitive public var imagePlaygroundPersonalizationPolicy: ImagePlaygroundPersonalizationPolicy { get set }
      @primitive public var imagePlaygroundAllowedGenerationStyles: [ImagePlaygroundStyle] { get set }
      @primitive public var imagePlaygroundSelectedGenerationStyle: ImagePlaygroundStyle { get set }
    }
    """#
}
