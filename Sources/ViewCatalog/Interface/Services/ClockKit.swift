extension InterfaceText {
  /// The texts of the module `ClockKit`: the complications of older watches, of which no face shows one.
  static let clockKit: [(name: String, text: String)] = [("Complications", servicesComplications)]

  private static let servicesComplications = #"""
    import Foundation
    import SwiftUI

    public enum CLKComplicationFamily: Int, Sendable {
      case modularSmall, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall, utilitarianSmallFlat = 6,
        extraLarge, graphicCorner, graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
    }
    public enum CLKComplicationPrivacyBehavior: Int, Sendable { case showOnLockScreen, hideOnLockScreen }
    public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
      public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
    }
    public let CLKDefaultComplicationIdentifier = "default"
    open class CLKComplication: NSObject {
      public let family: CLKComplicationFamily
      public let identifier = CLKDefaultComplicationIdentifier
      init(family: CLKComplicationFamily) { self.family = family }
    }
    open class CLKComplicationDescriptor: NSObject {
      public let identifier: String
      public let displayName: String
      public let supportedFamilies: [CLKComplicationFamily]
      public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
      }
    }
    public protocol CLKComplicationDataSource: NSObjectProtocol {}
    open class CLKComplicationServer: NSObject {
      private static let server = CLKComplicationServer()
      public class func sharedInstance() -> CLKComplicationServer { server }
      public var activeComplications: [CLKComplication]? { nil }
      public func reloadTimeline(for complication: CLKComplication) {}
      public func extendTimeline(for complication: CLKComplication) {}
      public func reloadComplicationDescriptors() {}
    }
    open class CLKTextProvider: NSObject {
      public override init() {}
      public init(format: String) {}
    }
    open class CLKSimpleTextProvider: CLKTextProvider {
      public var text: String
      public var shortText: String?
      public init(text: String) { self.text = text; super.init() }
      public init(text: String, shortText: String?) {
        self.text = text
        self.shortText = shortText
        super.init()
      }
    }
    open class CLKImageProvider: NSObject {
      public init(onePieceImage: UIImage) {}
    }
    open class CLKFullColorImageProvider: NSObject {
      public init(fullColorImage: UIImage) {}
    }
    open class CLKComplicationTemplate: NSObject {
      public override init() {}
    }
    open class CLKComplicationTemplateGraphicCircularView<Label: View>: CLKComplicationTemplate {
      public init(_ label: Label) {}
    }
    open class CLKComplicationTemplateGraphicRectangularFullView<Content: View>: CLKComplicationTemplate {
      public init(_ content: Content) {}
    }
    open class CLKComplicationTimelineEntry: NSObject {
      public var date: Date
      public var complicationTemplate: CLKComplicationTemplate
      public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
        self.date = date
        self.complicationTemplate = complicationTemplate
      }
    }
    """#
}
