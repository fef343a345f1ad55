import ViewLayout

/// Images in pixels on a page.
extension PDFDrawer {
  private static let maximumPixelCount = 32_000_000

  mutating func drawImage(_ object: PDFObject, _ members: [String: PDFObject], _ resources: [String: PDFObject]) {
    guard let bitmap = bitmap(object, members, resources) else {
      omissions.insert("images")
      return
    }
    let name = "Image \(bitmaps.count + 1)"
    bitmaps[name] = bitmap
    // The upper left corner of an image is at (0, 1) of its unit square.
    let place = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
    let image = DrawnImage(name: name, frame: Rect(x: 0, y: 0, width: 1, height: 1), kind: .bitmap)
    inGroup(opacity: state.fillOpacity) {
      $0.list.push(.transform(place), node: 0)
      $0.list.append(.image(image), node: 0)
      $0.list.pop()
    }
    paints = true
  }

  private mutating func bitmap(
    _ object: PDFObject, _ members: [String: PDFObject], _ resources: [String: PDFObject]
  ) -> Bitmap? {
    guard let content = reading(object) else { return nil }
    bytesLeft -= content.data.count
    let isStencil = file.resolve(members["ImageMask"]) == .boolean(true)
    var pixels: (width: Int, height: Int, bytes: [UInt8])
    switch content.format {
    case "DCTDecode", "DCT":
      guard let bitmap = Bitmap(file: content.data) else { return nil }
      pixels = (bitmap.width, bitmap.height, bitmap.bytes)
    case nil:
      guard let samples = samples(content.data, members, isStencil: isStencil, resources) else { return nil }
      pixels = samples
    default: return nil
    }
    if let mask = members["SMask"], !isStencil {
      let own = file.dictionary(mask)
      if let content = reading(mask) {
        bytesLeft -= content.data.count
        if let found = opacities(content, own, resources) { apply(found, to: &pixels) }
      }
    }
    bytesLeft -= pixels.bytes.count / 4
    return Bitmap(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }

  private typealias Opacities = (width: Int, height: Int, bytes: [UInt8])

  private func opacities(
    _ content: PDFFile.Content, _ members: [String: PDFObject], _ resources: [String: PDFObject]
  ) -> Opacities? {
    let pixels: (width: Int, height: Int, bytes: [UInt8])
    if content.format == nil {
      guard let samples = samples(content.data, members, isStencil: false, resources) else { return nil }
      pixels = samples
    } else {
      guard let bitmap = Bitmap(file: content.data) else { return nil }
      pixels = (bitmap.width, bitmap.height, bitmap.bytes)
    }
    return (pixels.width, pixels.height, stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] })
  }

  /// Sets the opacities of pixels from a mask, which may have another size.
  private func apply(_ mask: Opacities, to pixels: inout (width: Int, height: Int, bytes: [UInt8])) {
    // The finer of the two images decides the size.
    if mask.width > pixels.width, mask.height > pixels.height {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(mask.width * mask.height * 4)
      for y in 0..<mask.height {
        let row = y * pixels.height / mask.height * pixels.width
        for x in 0..<mask.width {
          let index = (row + x * pixels.width / mask.width) * 4
          bytes += pixels.bytes[index..<index + 4]
        }
      }
      pixels = (mask.width, mask.height, bytes)
    }
    for y in 0..<pixels.height {
      let row = y * mask.height / pixels.height * mask.width
      for x in 0..<pixels.width {
        pixels.bytes[(y * pixels.width + x) * 4 + 3] = mask.bytes[row + x * mask.width / pixels.width]
      }
    }
  }

  /// The pixels of uncompressed samples; those of a stencil have the fill colour.
  private func samples(
    _ data: [UInt8], _ members: [String: PDFObject], isStencil: Bool, _ resources: [String: PDFObject]
  ) -> (width: Int, height: Int, bytes: [UInt8])? {
    guard let width = file.resolve(members["Width"]).integer, let height = file.resolve(members["Height"]).integer,
      width > 0, height > 0, width <= PDFDrawer.maximumPixelCount / height
    else { return nil }
    let depth = isStencil ? 1 : file.resolve(members["BitsPerComponent"]).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(depth) else { return nil }
    let spaces = file.dictionary(resources["ColorSpace"])
    let space = isStencil ? .gray : PDFColorSpace(members["ColorSpace"], spaces, in: file) ?? .gray
    guard space.count > 0 else { return nil }
    let rowLength = (width * space.count * depth + 7) / 8
    guard data.count >= rowLength * height else { return nil }
    let decode = file.numbers(members["Decode"])
    if depth == 8, decode.isEmpty, let bytes = PDFDrawer.plain(data, space, count: width * height) {
      return (width, height, bytes)
    }
    let most = Double((1 << depth) - 1)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    var ink = Color.black
    if isStencil, case .color(let color) = state.fill { ink = color }
    var known: [[Int]: SIMD4<UInt8>] = [:]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        var raw: [Int] = []
        for component in 0..<space.count {
          let bit = (x * space.count + component) * depth
          let place = y * rowLength + bit / 8
          switch depth {
          case 8: raw.append(Int(data[place]))
          case 16: raw.append(Int(data[place]) << 8 | Int(data[place + 1]))
          default: raw.append(Int(data[place]) >> (8 - depth - bit % 8) & ((1 << depth) - 1))
          }
        }
        let pixel: SIMD4<UInt8>
        if let found = known[raw] {
          pixel = found
        } else {
          let components = raw.enumerated().map { index, value in
            if decode.count == 2 * space.count {
              return decode[2 * index] + Double(value) / most * (decode[2 * index + 1] - decode[2 * index])
            }
            return isIndexed ? Double(value) : Double(value) / most
          }
          if isStencil {
            // 0 marks painted pixels.
            pixel = PDFDrawer.pixel(ink.faded(components[0] < 0.5 ? 1 : 0))
          } else {
            pixel = PDFDrawer.pixel(space.color(components))
          }
          if known.count < 65_536 { known[raw] = pixel }
        }
        bytes.append(pixel.x)
        bytes.append(pixel.y)
        bytes.append(pixel.z)
        bytes.append(pixel.w)
      }
    }
    return (width, height, bytes)
  }

  /// Samples of one byte that are grey or sRGB already, with full opacity; `nil` for other color spaces.
  private static func plain(_ data: [UInt8], _ space: PDFColorSpace, count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    switch space {
    case .gray:
      bytes.reserveCapacity(count * 4)
      for index in 0..<count {
        let value = data[index]
        bytes.append(value)
        bytes.append(value)
        bytes.append(value)
        bytes.append(255)
      }
    case .rgb:
      bytes.reserveCapacity(count * 4)
      for index in 0..<count {
        bytes.append(data[3 * index])
        bytes.append(data[3 * index + 1])
        bytes.append(data[3 * index + 2])
        bytes.append(255)
      }
    default: return nil
    }
    return bytes
  }

  private static func pixel(_ color: Color) -> SIMD4<UInt8> {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part * 255 + 0.5, 0), 255)) }
    return SIMD4(byte(color.red), byte(color.green), byte(color.blue), byte(color.opacity))
  }
}
