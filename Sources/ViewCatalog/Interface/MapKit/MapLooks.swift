extension InterfaceText {
  /// The drawing of map content.
  static let mapKitLooks = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    /// An item on a map.
    struct _MapItem {
      enum Kind { case marker, annotation, circle, line, polygon }
      var kind: Kind
      var coordinates: [CLLocationCoordinate2D]
      var label: AnyView?
      var content: AnyView?
      var anchor = UnitPoint.center
      /// The radius in metres.
      var radius = 0.0
      var tint: AnyShapeStyle?
      var fill: AnyShapeStyle?
      var stroke: AnyShapeStyle?
      var style: StrokeStyle?
      var hidesTitle = false
    }

    /// Content that supplies items of a map.
    protocol _MapItemSource {
      var items: [_MapItem] { get }
    }

    extension Marker: _MapItemSource {}
    extension Annotation: _MapItemSource {}
    extension MapCircle: _MapItemSource {}
    extension MapPolyline: _MapItemSource {}
    extension MapPolygon: _MapItemSource {}
    extension MapPin: _MapItemSource {}
    extension MapMarker: _MapItemSource {}
    extension MapAnnotation: _MapItemSource {}
    extension _MapContents: _MapItemSource {}
    extension _ConditionalMapContent: _MapItemSource {}
    extension EmptyMapContent: _MapItemSource { var items: [_MapItem] { [] } }
    extension UserAnnotation: _MapItemSource { var items: [_MapItem] { [] } }
    extension ForEach: _MapItemSource where Content: MapContent {
      var items: [_MapItem] { data.flatMap { _mapItems(of: content($0)) } }
    }

    func _mapItems<Content: MapContent>(of content: Content) -> [_MapItem] {
      (content as? any _MapItemSource)?.items ?? _mapItems(of: content.body)
    }

    func _mapItems(of annotation: any MapAnnotationProtocol) -> [_MapItem] {
      (annotation as? any _MapItemSource)?.items ?? []
    }

    /// The projection of the earth onto an image: a tangent plane. [approximation]
    struct _MapPlane {
      let center: CLLocationCoordinate2D
      let size: CGSize
      /// Points per degree of longitude.
      let across: Double
      let up: Double

      /// - Parameter region: The visible region; the region around all items if it is `nil`.
      init(_ region: MKCoordinateRegion?, _ items: [_MapItem], _ size: CGSize) {
        let seen = region ?? _MapPlane.region(around: items.flatMap { $0.coordinates })
        let narrowing = max(cos(seen.center.latitude * Double.pi / 180), 0.01)
        let (width, height) = (max(seen.span.longitudeDelta, 1e-6) * narrowing, max(seen.span.latitudeDelta, 1e-6))
        up = min(Double(size.width) / width, Double(size.height) / height)
        across = up * narrowing
        center = seen.center
        self.size = size
      }

      static func region(around places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
        let (latitudes, longitudes) = (places.map { $0.latitude }, places.map { $0.longitude })
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
          let east = longitudes.max()
        else {
          return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))
        }
        return MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
          span: MKCoordinateSpan(
            latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01)))
      }

      func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        CGPoint(
          x: Double(size.width) / 2 + (place.longitude - center.longitude) * across,
          y: Double(size.height) / 2 - (place.latitude - center.latitude) * up)
      }
      func length(_ metres: Double) -> CGFloat { metres / 111_319.5 * up }
    }

    struct _MapLook: View {
      var items: [_MapItem]
      var region: Binding<MKCoordinateRegion>?
      var position: Binding<MapCameraPosition>?
      var initial: MapCameraPosition?
      var body: some View {
        GeometryReader { proxy in
          let plane = _MapPlane(
            region?.wrappedValue ?? position?.wrappedValue.shown ?? initial?.shown, items, proxy.size)
          ForEach(0..<items.count, id: \.self) { index in
            _MapItemLook(item: items[index], plane: plane)
          }
        }
      }
    }

    struct _MapItemLook: View {
      var item: _MapItem
      var plane: _MapPlane
      var body: some View {
        switch item.kind {
        case .marker:
          if let place = item.coordinates.first { _MarkerLook(item: item).position(plane.point(place)) }
        case .annotation:
          if let place = item.coordinates.first { _AnnotationLook(item: item).position(plane.point(place)) }
        case .circle, .polygon:
          let path = self.path
          if let stroke = item.stroke {
            path.fill(item.fill ?? AnyShapeStyle(Color.blue.opacity(0.2)))
            path.stroke(stroke, style: item.style ?? StrokeStyle(lineWidth: 1))
          } else {
            path.fill(item.fill ?? AnyShapeStyle(Color.blue.opacity(0.2)))
          }
        case .line:
          path.stroke(
            item.stroke ?? item.tint ?? AnyShapeStyle(Color.blue), style: item.style ?? StrokeStyle(lineWidth: 1))
        }
      }
      var path: Path {
        var path = Path()
        if item.kind == .circle, let place = item.coordinates.first {
          let (center, radius) = (plane.point(place), plane.length(item.radius))
          path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
          return path
        }
        path.addLines(item.coordinates.map { plane.point($0) })
        if item.kind == .polygon { path.closeSubpath() }
        return path
      }
    }

    /// A balloon whose tip is at the coordinate.
    struct _MarkerLook: View {
      var item: _MapItem
      var body: some View {
        let tint = item.tint ?? AnyShapeStyle(Color.red)
        Color.clear.frame(width: 0, height: 0)
          .overlay(alignment: .bottom) {
            VStack(spacing: -3) {
              Circle().fill(tint).frame(width: 30, height: 30)
                .overlay { Circle().strokeBorder(Color.white.opacity(0.6), lineWidth: 1) }
                .overlay {
                  ZStack {
                    Image(systemName: "mappin").opacity(item.content == nil ? 1 : 0)
                    item.content
                  }
                  .font(.system(size: 15, weight: .semibold))
                  .foregroundColor(.white)
                }
              Image(systemName: "arrowtriangle.down.fill").font(.system(size: 10)).foregroundStyle(tint)
            }
            .fixedSize()
          }
          .overlay(alignment: .top) { _MapTitleLook(item: item) }
      }
    }

    struct _AnnotationLook: View {
      var item: _MapItem
      var body: some View {
        let horizontal: HorizontalAlignment =
          item.anchor.x < 0.25 ? .leading : item.anchor.x > 0.75 ? .trailing : .center
        let vertical: VerticalAlignment = item.anchor.y < 0.25 ? .top : item.anchor.y > 0.75 ? .bottom : .center
        Color.clear.frame(width: 0, height: 0)
          .overlay(alignment: Alignment(horizontal: horizontal, vertical: vertical)) {
            item.content?.fixedSize()
              .overlay(alignment: .bottom) {
                Color.clear.frame(height: 0).overlay(alignment: .top) { _MapTitleLook(item: item) }
              }
          }
      }
    }

    struct _MapTitleLook: View {
      var item: _MapItem
      var body: some View {
        if !item.hidesTitle {
          item.label?.labelStyle(.titleOnly).font(.caption2.bold()).fixedSize().padding(.top, 2)
        }
      }
    }
    """#
}
