import ViewLayout

/// An image under construction: the list itself, and each group that is composited as a whole.
struct SVGLayer {
  /// The offset of its begin in the text.
  let start: Int
  /// Whether the background behind it is opaque.
  var isOnBackground = false
  /// The start tags of the open groups in it that are not layers: clips and transforms.
  var wrappers: [SVGWriter] = []
}

/// Groups whose blend mode changes earlier drawings of the same layer; SVG's blend modes only draw in front.
extension SVGDocument {
  /// Begins a group.
  mutating func begin(_ effect: GroupEffect, node: Int, _ bounds: () -> Rect?) {
    switch effect.joining {
    case .behind, .hole, .onto:
      heldBodies.append(body)
      body = SVGWriter()
      layers.append(SVGLayer(start: 0))
      body.raw("<g>\n")
    case .wrapper:
      let start = body.bytes.count
      open(effect, node: node, bounds)
      layers[layers.count - 1].wrappers.append(SVGWriter(body.bytes[start...]))
    case .picture:
      open(effect, node: node, bounds)
      layers.append(SVGLayer(start: body.bytes.count))
    }
  }

  /// Ends the innermost open group.
  mutating func end(_ effect: GroupEffect) {
    body.raw("</g>\n")
    switch effect.joining {
    case .wrapper: layers[layers.count - 1].wrappers.removeLast()
    case .picture: layers.removeLast()
    case .behind, .hole, .onto:
      layers.removeLast()
      let content = body
      body = heldBodies.removeLast()
      join(content, effect.joining)
    }
  }

  /// Combines a group with the earlier drawings of its layer.
  private mutating func join(_ content: SVGWriter, _ joining: GroupEffect.Joining) {
    guard let layer = layers.last else { return }
    var whole = SVGWriter()
    for wrapper in layer.wrappers { whole.append(wrapper) }
    whole.append(content)
    for _ in layer.wrappers { whole.raw("</g>\n") }
    let before = SVGWriter(body.bytes[..<layer.start])
    var drawn = SVGWriter(body.bytes[layer.start...])
    switch joining {
    case .behind:
      // It would be behind the opaque background, too.
      if layer.isOnBackground { return }
      body = before
      body.append(whole)
      body.append(drawn)
    case .hole:
      for _ in layer.wrappers { drawn.raw("</g>\n") }
      let name = newName()
      definitions.raw("<mask id=\"\(name)\" style=\"mask-type:luminance\" maskUnits=\"userSpaceOnUse\"")
      definitions.attributes(of: .everywhere)
      definitions.raw("><rect")
      definitions.attributes(of: .everywhere)
      definitions.raw(" fill=\"#ffffff\"/>\n<g filter=\"url(#\(black()))\">\n")
      definitions.append(whole)
      definitions.raw("</g>\n</mask>\n")
      body = before
      body.raw("<g mask=\"url(#\(name))\">\n")
      body.append(drawn)
      body.raw("</g>\n")
      for wrapper in layer.wrappers { body.append(wrapper) }
    case .onto:
      if layer.isOnBackground { return body.append(content) }
      for _ in layer.wrappers { drawn.raw("</g>\n") }
      let name = newName()
      definitions.raw("<mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
      definitions.attributes(of: .everywhere)
      definitions.raw(">\n")
      definitions.append(drawn)
      definitions.raw("</mask>\n")
      body = before
      body.append(drawn)
      body.raw("<g mask=\"url(#\(name))\">\n")
      body.append(whole)
      body.raw("</g>\n")
      for wrapper in layer.wrappers { body.append(wrapper) }
    case .wrapper, .picture: break
    }
  }

  /// The name of the filter that makes everything black and keeps the opacity.
  private mutating func black() -> String {
    if let blackName { return blackName }
    let name = newName()
    blackName = name
    var filter = SVGWriter()
    filter.raw("<filter id=\"\(name)\"><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/></filter>\n")
    filter.append(definitions)
    definitions = filter
    return name
  }
}

extension GroupEffect {
  /// How a group combines with the earlier drawings of its layer.
  enum Joining {
    /// In front, each of its elements separately.
    case wrapper
    /// In front, as one layer.
    case picture
    /// Behind.
    case behind
    /// Erases what is below.
    case hole
    /// In front, where something was drawn.
    case onto
  }

  fileprivate var joining: Joining {
    switch self {
    case .transform, .clip: .wrapper
    case .opacity(let opacity) where opacity >= 1: .wrapper
    case .opacity, .mask, .shadow, .blur, .color, .isolated: .picture
    case .blend(.destinationOver): .behind
    case .blend(.destinationOut): .hole
    case .blend(.sourceAtop): .onto
    case .blend: .picture
    }
  }
}

extension Rect {
  /// A rectangle larger than any image.
  fileprivate static let everywhere = Rect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
}
