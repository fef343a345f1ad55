/// A function of a PDF file with one input, such as the colours along a gradient.
indirect enum PDFFunction {
  /// Interpolates between samples at equal distances.
  case sampled(domain: ClosedRange<Double>, samples: [[Double]])
  /// Interpolates between two values with a power of the input.
  case exponential(domain: ClosedRange<Double>, start: [Double], end: [Double], exponent: Double)
  /// Functions for consecutive parts of the domain.
  case stitching(domain: ClosedRange<Double>, bounds: [Double], encode: [Double], parts: [PDFFunction])
  /// A program.
  case calculated(domain: ClosedRange<Double>, range: [Double], PDFCalculator)
  /// One function for each output.
  case separate([PDFFunction])

  private static let maximumDepth = 8
  /// The maximum size of samples or of a program, in bytes.
  private static let longestStream = 1 << 20

  /// `nil` for functions of several inputs.
  init?(_ value: PDFObject?, in file: PDFFile, depth: Int = 0) {
    guard depth < PDFFunction.maximumDepth else { return nil }
    if let parts = file.resolve(value).array {
      let functions = parts.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      guard !parts.isEmpty, functions.count == parts.count else { return nil }
      self = .separate(functions)
      return
    }
    let members = file.dictionary(value)
    let domain = file.numbers(members["Domain"])
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    let range = domain[0]...domain[1]
    switch file.resolve(members["FunctionType"]).integer {
    case 0:
      guard let samples = PDFFunction.samples(value, members, in: file) else { return nil }
      self = .sampled(domain: range, samples: samples)
    case 2:
      let start = members["C0"].map { file.numbers($0) } ?? [0]
      let end = members["C1"].map { file.numbers($0) } ?? [1]
      guard !start.isEmpty, start.count == end.count, let exponent = file.resolve(members["N"]).number else {
        return nil
      }
      self = .exponential(domain: range, start: start, end: end, exponent: exponent)
    case 3:
      let list = file.array(members["Functions"])
      let parts = list.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      let (bounds, encode) = (file.numbers(members["Bounds"]), file.numbers(members["Encode"]))
      guard !parts.isEmpty, parts.count == list.count, bounds.count == parts.count - 1, encode.count == 2 * parts.count
      else { return nil }
      self = .stitching(domain: range, bounds: bounds, encode: encode, parts: parts)
    case 4:
      let outputs = file.numbers(members["Range"])
      guard !outputs.isEmpty, outputs.count % 2 == 0,
        let program = file.stream(value, limit: PDFFunction.longestStream)?.data,
        let calculator = PDFCalculator(program)
      else { return nil }
      self = .calculated(domain: range, range: outputs, calculator)
    default: return nil
    }
  }

  private static func samples(
    _ value: PDFObject?, _ members: [String: PDFObject], in file: PDFFile
  ) -> [[Double]]? {
    let (size, range) = (file.numbers(members["Size"]), file.numbers(members["Range"]))
    guard size.count == 1, size[0] >= 1, size[0] <= 65_536, !range.isEmpty, range.count % 2 == 0,
      let bits = file.resolve(members["BitsPerSample"]).integer, bits == 8 || bits == 16,
      let data = file.stream(value, limit: longestStream)?.data
    else { return nil }
    let (count, outputs, width) = (Int(size[0]), range.count / 2, bits / 8)
    guard data.count >= count * outputs * width else { return nil }
    let decode = members["Decode"].map { file.numbers($0) } ?? range
    guard decode.count == range.count else { return nil }
    let most = bits == 8 ? 255.0 : 65_535.0
    return (0..<count).map { sample in
      (0..<outputs).map { output in
        let index = (sample * outputs + output) * width
        let raw = bits == 8 ? Double(data[index]) : Double(Int(data[index]) << 8 | Int(data[index + 1]))
        return decode[2 * output] + raw / most * (decode[2 * output + 1] - decode[2 * output])
      }
    }
  }

  /// The outputs for an input, which is clamped to the domain.
  func callAsFunction(_ input: Double) -> [Double] {
    switch self {
    case .separate(let parts): return parts.flatMap { $0(input) }
    case .sampled(let domain, let samples):
      let x = PDFFunction.clamp(input, domain)
      let place = (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound) * Double(samples.count - 1)
      let index = min(Int(place), max(samples.count - 2, 0))
      let next = min(index + 1, samples.count - 1)
      return zip(samples[index], samples[next]).map { $0 + ($1 - $0) * (place - Double(index)) }
    case .exponential(let domain, let start, let end, let exponent):
      let x = PDFFunction.clamp(input, domain)
      let part = exponent == 1 ? x : DrawingMath.power(x, exponent)
      return zip(start, end).map { $0 + part * ($1 - $0) }
    case .calculated(let domain, let range, let calculator):
      let outputs = calculator(PDFFunction.clamp(input, domain)) ?? []
      let count = range.count / 2
      guard outputs.count >= count else { return Array(repeating: 0, count: count) }
      return outputs.suffix(count).enumerated().map { index, output in
        min(max(output, range[2 * index]), max(range[2 * index], range[2 * index + 1]))
      }
    case .stitching(let domain, let bounds, let encode, let parts):
      let x = PDFFunction.clamp(input, domain)
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let part = high > low ? (x - low) / (high - low) : 0
      return parts[index](encode[2 * index] + part * (encode[2 * index + 1] - encode[2 * index]))
    }
  }

  /// The inputs between which a gradient interpolates well, sorted; two close ones where the function jumps.
  var stops: [Double] {
    switch self {
    case .separate(let parts): return parts.flatMap(\.stops).sorted()
    case .sampled(let domain, let samples): return PDFFunction.steps(domain, min(samples.count - 1, 64))
    // A program may have many corners.
    case .calculated(let domain, _, _): return PDFFunction.steps(domain, 256)
    case .exponential(let domain, _, _, let exponent): return PDFFunction.steps(domain, exponent == 1 ? 1 : 16)
    case .stitching(let domain, let bounds, let encode, let parts):
      let edges = [domain.lowerBound] + bounds + [domain.upperBound]
      var result: [Double] = []
      for (index, part) in parts.enumerated() {
        let (low, high) = (edges[index], edges[index + 1])
        let (first, last) = (encode[2 * index], encode[2 * index + 1])
        guard high > low, first != last else { continue }
        let inner = part.stops.map { low + ($0 - first) / (last - first) * (high - low) }.filter {
          low < $0 && $0 < high
        }
        // The part does not include its upper bound.
        let end = index == parts.count - 1 ? high : high - (high - low) / 4096
        result += [low] + inner.sorted() + [end]
      }
      return result
    }
  }

  private static func steps(_ domain: ClosedRange<Double>, _ count: Int) -> [Double] {
    let count = max(count, 1)
    return (0...count).map {
      domain.lowerBound + Double($0) / Double(count) * (domain.upperBound - domain.lowerBound)
    }
  }

  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
