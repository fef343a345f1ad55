extension InterfaceText {
  /// The drawing of UIKit's views: each as the equivalent view of SwiftUI, which observes its properties.
  static let swiftUIUIKitLooks = #"""
    /// A UIKit view inside a SwiftUI view.
    ///
    /// It takes the proposed size, but is no larger than its content if its hugging priority is high, and no smaller if
    /// its compression resistance is high. Believed of `UIViewRepresentable`, not published.
    struct _PlatformLook: View {
      var view: UIView
      /// The size that the program's `sizeThatFits` returns, if it is implemented.
      var size: ((ProposedViewSize) -> CGSize?)?
      var body: some View {
        _PlatformFitting(
          alignment: view._alignment, hasOwnSize: view._hasOwnSize, own: view.intrinsicContentSize,
          fixed: view._fixedSize, size: size,
          holdsWidth: view.contentHuggingPriority(for: .horizontal).rawValue >= 750,
          holdsHeight: view.contentHuggingPriority(for: .vertical).rawValue >= 750,
          keepsWidth: view.contentCompressionResistancePriority(for: .horizontal).rawValue >= 750,
          keepsHeight: view.contentCompressionResistancePriority(for: .vertical).rawValue >= 750
        ) {
          _DecoratedLook(view: view)
        }
      }
    }

    struct _ControllerLook: View {
      var controller: UIViewController
      var size: ((ProposedViewSize) -> CGSize?)?
      var body: some View {
        _PlatformFitting(
          alignment: .center, hasOwnSize: false, own: CGSize(width: -1, height: -1), fixed: CGSize(width: -1, height: -1),
          size: size, holdsWidth: false, holdsHeight: false, keepsWidth: false, keepsHeight: false
        ) {
          controller._look.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }

    extension UIView {
      /// The size that the view's own constraints determine; -1 on an axis without one.
      var _fixedSize: CGSize {
        var size = CGSize(width: -1, height: -1)
        for constraint in constraints where constraint.firstItem === self && constraint.secondItem == nil {
          guard constraint.relation == .equal else { continue }
          if constraint.firstAttribute == .width { size.width = constraint.constant }
          if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        return size
      }
    }

    struct _PlatformFitting: Layout {
      var alignment: Alignment
      var hasOwnSize: Bool
      var own: CGSize
      var fixed: CGSize
      var size: ((ProposedViewSize) -> CGSize?)?
      var holdsWidth: Bool
      var holdsHeight: Bool
      var keepsWidth: Bool
      var keepsHeight: Bool

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let asked = self.size?(proposal) { return asked }
        let size = subviews.first.map { flexibleSize(proposal, $0) } ?? proposal.replacingUnspecifiedDimensions()
        return CGSize(
          width: fixed.width >= 0 ? fixed.width : size.width, height: fixed.height >= 0 ? fixed.height : size.height)
      }

      private func flexibleSize(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> CGSize {
        guard hasOwnSize || own.width >= 0 || own.height >= 0 else {
          return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(.unspecified))
        }
        let whole = content.sizeThatFits(.unspecified)
        let natural = CGSize(
          width: own.width >= 0 ? own.width : hasOwnSize ? whole.width : -1,
          height: own.height >= 0 ? own.height : hasOwnSize ? whole.height : -1)
        let width = length(natural.width, proposal.width, holdsWidth, keepsWidth)
        var height = natural.height
        if own.height < 0, hasOwnSize, width < natural.width {
          height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: width, height: length(height, proposal.height, holdsHeight, keepsHeight))
      }

      private func length(_ own: CGFloat, _ given: CGFloat?, _ holds: Bool, _ keeps: Bool) -> CGFloat {
        guard let given, given.isFinite else { return own >= 0 ? own : given == nil ? 10 : own }
        guard own >= 0 else { return given }
        var result = given
        if holds { result = min(result, own) }
        if keeps { result = max(result, own) }
        return result
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for content in subviews { content.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
      }
    }

    /// The decoration that every UIKit view has around its content.
    struct _DecoratedLook: View {
      var view: UIView
      /// Whether the content has its own size, as in a stack.
      var fits = false
      var body: some View { look }

      private var look: AnyView {
        if view.isHidden { return AnyView(EmptyView()) }
        var look = view._look
        let fixed = view._fixedSize
        if fixed.width >= 0 || fixed.height >= 0 {
          look = AnyView(
            look.frame(
              width: fixed.width >= 0 ? fixed.width : nil, height: fixed.height >= 0 ? fixed.height : nil,
              alignment: view._alignment))
        }
        if !fits {
          look = AnyView(look.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view._alignment))
        }
        if let color = view.backgroundColor { look = AnyView(look.background(Color(uiColor: color))) }
        for case let layer as CAGradientLayer in view.layer.sublayers ?? [] {
          look = AnyView(look.background(_GradientLayerLook(layer: layer)))
        }
        for case let layer as CAShapeLayer in view.layer.sublayers ?? [] {
          look = AnyView(look.overlay(_ShapeLayerLook(layer: layer), alignment: .topLeading))
        }
        let corner = view.layer.cornerRadius
        if corner > 0 { look = AnyView(look.clipShape(RoundedRectangle(cornerRadius: corner))) }
        if view.layer.borderWidth > 0, let color = view.layer.borderColor {
          look = AnyView(
            look.overlay(
              RoundedRectangle(cornerRadius: corner).strokeBorder(Color(cgColor: color), lineWidth: view.layer.borderWidth)))
        }
        if corner == 0, view.clipsToBounds { look = AnyView(look.clipped()) }
        if view.layer.shadowOpacity > 0 {
          look = AnyView(
            look.shadow(
              color: Color(cgColor: view.layer.shadowColor ?? UIColor.black.cgColor)
                .opacity(Double(view.layer.shadowOpacity)),
              radius: view.layer.shadowRadius, x: view.layer.shadowOffset.width, y: view.layer.shadowOffset.height))
        }
        if view.alpha < 1 { look = AnyView(look.opacity(view.alpha)) }
        if !view.isUserInteractionEnabled { look = AnyView(look.allowsHitTesting(false)) }
        for recognizer in view.gestureRecognizers ?? [] {
          if let tap = recognizer as? UITapGestureRecognizer {
            look = AnyView(look.onTapGesture(count: tap.numberOfTapsRequired) { tap._fire() })
          } else if let press = recognizer as? UILongPressGestureRecognizer {
            look = AnyView(look.onLongPressGesture(minimumDuration: press.minimumPressDuration) { press._fire(.began) })
          }
        }
        return look
      }
    }

    /// The subviews of a view, placed by constraints or frames.
    struct _SubviewsLook: View {
      var view: UIView
      var body: some View {
        if !view.subviews.isEmpty {
          _Constrained(view: view, rules: rules) {
            ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, part in _DecoratedLook(view: part) }
          }
        }
      }

      /// The constraints as equations; read in the body, so that a changed constraint invalidates it.
      private var rules: [_Rule] {
        var found: [NSLayoutConstraint] = []
        for part in [view] + view.subviews {
          for constraint in part.constraints where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        }
        return found.compactMap { constraint in
          guard constraint.relation == .equal, let first = place(of: constraint.firstItem) else { return nil }
          if constraint.secondItem != nil, place(of: constraint.secondItem) == nil { return nil }
          return _Rule(
            first: first, firstAttribute: constraint.firstAttribute, second: place(of: constraint.secondItem),
            secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
        }
      }

      /// The index of a subview; -1 for the view itself.
      private func place(of item: AnyObject?) -> Int? {
        item === view ? -1 : view.subviews.firstIndex { $0 === item }
      }
    }

    /// `first.attribute = second.attribute * multiplier + constant`
    struct _Rule {
      var first: Int
      var firstAttribute: NSLayoutConstraint.Attribute
      var second: Int?
      var secondAttribute: NSLayoutConstraint.Attribute
      var multiplier: CGFloat
      var constant: CGFloat
    }

    /// The known positions of a view along one axis.
    struct _Span {
      var start: CGFloat?
      var end: CGFloat?
      var middle: CGFloat?
      var length: CGFloat?

      /// Computes all positions from any two of them.
      mutating func complete() {
        if let start, let end {
          middle = (start + end) / 2
          length = end - start
        } else if let start, let length {
          end = start + length
          middle = start + length / 2
        } else if let end, let length {
          start = end - length
          middle = end - length / 2
        } else if let middle, let length {
          start = middle - length / 2
          end = middle + length / 2
        } else if let start, let middle {
          length = (middle - start) * 2
          end = middle * 2 - start
        } else if let end, let middle {
          length = (end - middle) * 2
          start = middle * 2 - end
        }
      }

      subscript(attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        get {
          switch attribute {
          case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: start
          case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: end
          case .centerX, .centerY: middle
          case .width, .height: length
          default: nil
          }
        }
        set {
          switch attribute {
          case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: start = newValue
          case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: end = newValue
          case .centerX, .centerY: middle = newValue
          case .width, .height: length = newValue
          default: break
          }
        }
      }
    }

    extension NSLayoutConstraint.Attribute {
      var _isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin: true
        default: false
        }
      }
    }

    /// Places views by solving the constraints one after another: each yields an unknown position.
    struct _Constrained: Layout {
      var view: UIView
      var rules: [_Rule]

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
        // The size that fits the subviews and the constants of their constraints to the view.
        var size = CGSize.zero
        for (index, part) in subviews.enumerated() {
          let own = part.sizeThatFits(.unspecified)
          let frame = view.subviews.indices.contains(index) ? view.subviews[index].frame : .zero
          var (width, height) = (max(own.width, frame.maxX), max(own.height, frame.maxY))
          for rule in rules where rule.first == index && rule.second == -1 {
            switch rule.firstAttribute {
            case .leading, .left, .trailing, .right: width += abs(rule.constant)
            case .top, .bottom: height += abs(rule.constant)
            default: break
            }
          }
          size = CGSize(width: max(size.width, width), height: max(size.height, height))
        }
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = spans(bounds.width, isVertical: false, subviews) { subviews[$0].sizeThatFits(.unspecified).width }
        let heights = spans(bounds.height, isVertical: true, subviews) {
          subviews[$0].sizeThatFits(ProposedViewSize(width: widths[$0].length, height: nil)).height
        }
        for index in subviews.indices {
          subviews[index].place(
            at: CGPoint(x: bounds.minX + (widths[index].start ?? 0), y: bounds.minY + (heights[index].start ?? 0)),
            proposal: ProposedViewSize(width: widths[index].length, height: heights[index].length))
        }
      }

      private func spans(
        _ whole: CGFloat, isVertical: Bool, _ subviews: Subviews, _ own: (Int) -> CGFloat
      ) -> [_Span] {
        // A view that is not drawn has no place.
        let known = rules.filter {
          $0.firstAttribute._isVertical == isVertical && $0.first < subviews.count && ($0.second ?? -1) < subviews.count
        }
        var spans = subviews.indices.map { index -> _Span in
          guard view.subviews.indices.contains(index) else { return _Span() }
          let part = view.subviews[index]
          guard part.translatesAutoresizingMaskIntoConstraints else { return _Span() }
          if part.frame.isEmpty { return known.contains { $0.first == index } ? _Span() : _Span(start: 0, end: whole) }
          return isVertical
            ? _Span(start: part.frame.minY, end: part.frame.maxY) : _Span(start: part.frame.minX, end: part.frame.maxX)
        }
        let outer = _Span(start: 0, end: whole, middle: whole / 2, length: whole)
        func solve() {
          var isChanging = true
          while isChanging {
            isChanging = false
            for index in spans.indices { spans[index].complete() }
            for rule in known {
              let second = rule.second.map { $0 < 0 ? outer : spans[$0] }
              let first = rule.first < 0 ? outer : spans[rule.first]
              if let value = rule.second == nil ? 0 : second?[rule.secondAttribute], rule.first >= 0,
                first[rule.firstAttribute] == nil
              {
                spans[rule.first][rule.firstAttribute] = value * rule.multiplier + rule.constant
                spans[rule.first].complete()
                isChanging = true
              } else if let value = first[rule.firstAttribute], let other = rule.second, other >= 0, rule.multiplier != 0,
                spans[other][rule.secondAttribute] == nil
              {
                spans[other][rule.secondAttribute] = (value - rule.constant) / rule.multiplier
                spans[other].complete()
                isChanging = true
              }
            }
          }
        }
        solve()
        // A view whose length is not determined has its own length.
        for index in spans.indices where spans[index].length == nil {
          spans[index].length = min(own(index), whole)
          spans[index].complete()
          solve()
        }
        for index in spans.indices where spans[index].start == nil {
          spans[index].start = 0
          spans[index].complete()
          solve()
        }
        return spans
      }
    }

    struct _GradientLayerLook: View {
      var layer: CAGradientLayer
      var body: some View {
        let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
        LinearGradient(
          colors: colors, startPoint: UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y),
          endPoint: UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y))
      }
    }

    struct _ShapeLayerLook: View {
      var layer: CAShapeLayer
      var body: some View {
        if let path = layer.path {
          let shape = Path(path).trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
          if let fill = layer.fillColor { Path(path).fill(Color(cgColor: fill)) }
          if let stroke = layer.strokeColor { shape.stroke(Color(cgColor: stroke), lineWidth: layer.lineWidth) }
        }
      }
    }
    """#
}
