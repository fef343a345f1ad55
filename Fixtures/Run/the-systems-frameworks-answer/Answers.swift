import AlarmKit
import Carbon
import CommonCrypto
import CoreSpotlight
import FoundationModels
import GameplayKit
import ImageIO
import Intents
import LinkPresentation
import MetalKit
import NaturalLanguage
import PDFKit
import PencilKit
import SwiftUI
import Vision

@Generable(description: "A trip")
struct Trip {
  @Guide(description: "The place") var place: String
  @Guide(description: "The days", .range(1...5)) var days: Int
}

final class Calm: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Wild.self }
}
final class Wild: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
}

func words(in text: String) -> String {
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }.joined(separator: "|")
}

func digest(of text: String) -> String {
  let data = Data(text.utf8)
  var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
  data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &bytes) }
  return bytes.prefix(4).map { String(format: "%02x", $0) }.joined()
}

func machine() -> String {
  var info = utsname()
  uname(&info)
  let name = withUnsafeBytes(of: info.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  let mirrored = Mirror(reflecting: info.sysname).children.reduce("") { text, part in
    guard let value = part.value as? Int8, value != 0 else { return text }
    return text + String(UnicodeScalar(UInt8(value)))
  }
  return "\(mirrored) \(name)"
}

func states() -> String {
  let machine = GKStateMachine(states: [Calm(), Wild()])
  return "\(machine.enter(Calm.self)) \(machine.enter(Calm.self)) \(machine.enter(Wild.self)) \(machine.enter(Calm.self))"
}

/// Odd arguments of each framework: none of them ends the program.
func oddities() -> [String] {
  var lines: [String] = []
  let text = "ä"
  lines.append(words(in: "") + "/" + words(in: "…!") + "/" + words(in: "isn't 3 x"))
  lines.append(NLLanguageRecognizer.dominantLanguage(for: "") == nil ? "no language" : "a language")
  lines.append("\(NLTokenizer(unit: .sentence).tokens(for: text.startIndex..<text.startIndex).count)")
  let source = GKLinearCongruentialRandomSource(seed: UInt64.max)
  lines.append("\(source.nextInt(upperBound: 0)) \(source.nextInt(upperBound: -5))")
  let dice = GKRandomDistribution(randomSource: source, lowestValue: 6, highestValue: -6)
  lines.append("\((-6...6).contains(dice.nextInt()))")
  let wide = GKRandomDistribution(randomSource: source, lowestValue: Int.min, highestValue: Int.max)
  lines.append("\(wide.nextInt() <= Int.max)")
  let document = PDFDocument()
  document.insert(PDFPage(), at: 100)
  document.exchangePage(at: 3, withPageAt: Int.min)
  document.removePage(at: 7)
  lines.append("\(document.pageCount) \(document.page(at: 99) == nil) \(PDFDocument(data: Data()) == nil)")
  lines.append("\(MTLCreateSystemDefaultDevice() == nil)")
  var key: EventHotKeyRef?
  lines.append("\(RegisterEventHotKey(UInt32(kVK_Space), UInt32(cmdKey), EventHotKeyID(), nil, 0, &key))")
  lines.append("\(CC_MD5(nil, 7, nil) == nil)")
  return lines
}

struct Page: UIViewRepresentable {
  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.document = PDFDocument(data: Data("%PDF-1.4".utf8))
    view.goToNextPage(nil)
    return view
  }
  func updateUIView(_ view: PDFView, context: Context) {}
}
struct Sketch: UIViewRepresentable {
  @Binding var drawing: PKDrawing
  func makeUIView(context: Context) -> PKCanvasView {
    let canvas = PKCanvasView()
    canvas.tool = PKInkingTool(.pen, color: .red, width: 3)
    canvas.drawing = drawing
    return canvas
  }
  func updateUIView(_ view: PKCanvasView, context: Context) {}
}
struct Address: UIViewRepresentable {
  func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: URL(string: "https://example.com/a")!) }
  func updateUIView(_ view: LPLinkView, context: Context) {}
}
struct Triangle: UIViewRepresentable {
  func makeUIView(context: Context) -> MTKView {
    let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
    view.clearColor = MTLClearColorMake(0, 1, 0, 1)
    return view
  }
  func updateUIView(_ view: MTKView, context: Context) {}
}

struct Answers: View {
  @State private var lines: [String] = []
  @State private var drawing = PKDrawing()
  @State private var reply = "asking"
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
      Text(reply)
      HStack {
        Page()
        Sketch(drawing: $drawing)
        Address()
        Triangle()
      }
      .frame(height: 64)
    }
    .onAppear {
      lines = [words(in: "The cat isn't here."), digest(of: "abc"), machine(), states(), "\(kVK_Escape) \(cmdKey)"]
      let item = CSSearchableItem(
        uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
      CSSearchableIndex.default().indexSearchableItems([item]) { lines.append($0 == nil ? "indexed" : "refused") }
      INInteraction(intent: INPlayMediaIntent(), response: nil).donate { lines.append($0 == nil ? "donated" : "refused") }
      let request = VNRecognizeTextRequest { request, _ in lines.append("\(request.results?.count ?? -1) texts") }
      if let image = UIImage(systemName: "star")?.cgImage { try? VNImageRequestHandler(cgImage: image).perform([request]) }
      lines += oddities()
    }
    .task {
      do {
        let session = LanguageModelSession(instructions: "Be brief.")
        reply = try await session.respond(to: "Where to?", generating: Trip.self).content.place
      } catch {
        reply = error.localizedDescription
      }
      if let state = try? await AlarmManager.shared.requestAuthorization() { reply += " Alarms: \(state)." }
    }
  }
}

#Preview { Answers() }
