extension InterfaceText {
  /// Look Around scenes of a place.
  static let mapKitLookAround = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    open class MKLookAroundScene: NSObject {}

    open class MKLookAroundSceneRequest: NSObject {
      public init(coordinate: CLLocationCoordinate2D) {}
      public init(mapItem: MKMapItem) {}
      public var scene: MKLookAroundScene? {
        get async throws { nil }
      }
    }

    @MainActor
    @expands
    public struct LookAroundPreview: View {
      public typealias Body = Never
      nonisolated public init(
        scene: Binding<MKLookAroundScene?>,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
      ) {}
      nonisolated public init(
        initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
      ) {}
    }

    public enum MKLookAroundBadgePosition: Int, Sendable {
      case topLeading
      case topTrailing
      case bottomTrailing
    }

    nonisolated extension View {
      @presents("view")
      public func lookAroundViewer(
        isPresented: Binding<Bool>,
        scene: Binding<MKLookAroundScene?>,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
      ) -> some View {
        modifier(_MapPresentation())
      }
      @presents("view")
      public func lookAroundViewer(
        isPresented: Binding<Bool>,
        initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
      ) -> some View {
        modifier(_MapPresentation())
      }
      @presents("view")
      public func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true) -> some View {
        modifier(_MapPresentation())
      }
      @presents("view")
      public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        modifier(_MapPresentation())
      }
      @presents("view")
      public func mapItemDetailPopover(
        isPresented: Binding<Bool>,
        item: MKMapItem?,
        displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
      ) -> some View {
        modifier(_MapPresentation())
      }
      @presents("view")
      public func mapItemDetailPopover(
        item: Binding<MKMapItem?>,
        displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
      ) -> some View {
        modifier(_MapPresentation())
      }
    }

    @hole
    struct _MapPresentation: ViewModifier {
      typealias Body = Never
    }
    """#
}
