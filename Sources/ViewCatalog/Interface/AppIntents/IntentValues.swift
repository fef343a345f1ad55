extension InterfaceText {
  /// The dialogs of intents, and the display representations of their values.
  static let appIntentsValues = #"""
    import Foundation
    import SwiftUI

    public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) {}
      public init(_ resource: LocalizedStringResource) {}
      public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
      public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
      ) {}
    }

    public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
      public var name: LocalizedStringResource
      public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
      public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
      public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource, synonyms: [LocalizedStringResource]
      ) {
        self.name = name
      }
    }

    public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
      public struct Image: Hashable, Sendable {
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public enum DisplayStyle: Hashable, Sendable {
          case `default`
          case circular
        }
      }
      public var title: LocalizedStringResource
      public var subtitle: LocalizedStringResource?
      public var image: Image?
      public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
      public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
      ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
      }
    }

    public protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }

    public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
      var displayRepresentation: DisplayRepresentation { get }
      var localizedStringResource: LocalizedStringResource { get }
    }

    extension InstanceDisplayRepresentable {
      public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
    }

    public protocol AppEnum: CaseIterable, Hashable, InstanceDisplayRepresentable, RawRepresentable, Sendable
    where RawValue: LosslessStringConvertible {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }

    extension AppEnum {
      @primitive public var displayRepresentation: DisplayRepresentation { get }
    }

    public struct IntentFile: Hashable, Sendable {
      public let data: Data
      public let filename: String
      public var fileURL: URL?
      public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
      }
      public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = Data()
        self.filename = filename ?? ""
        self.fileURL = fileURL
      }
    }

    public struct IntentItem<Value>: @unchecked Sendable {
      public init(
        _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
      ) {}
    }

    public struct IntentItemSection<Value>: @unchecked Sendable {
      public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Value>]
      ) {}
      @_disfavoredOverload
      public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Value]
      ) {}
    }

    public struct IntentItemCollection<Value>: @unchecked Sendable {
      public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
      ) {}
      @_disfavoredOverload
      public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {}
      public static var empty: IntentItemCollection<Value> { IntentItemCollection(items: []) }
    }

    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection = IntentItemSection
    """#
}
