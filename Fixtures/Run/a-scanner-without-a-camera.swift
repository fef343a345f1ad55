// Shown at 320x160: there is no camera: sessions start without a picture, and nothing is recognized.
import AVFoundation
import SwiftUI
import VisionKit

final class Camera: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate {
  let session = AVCaptureSession()
  @Published var words = "not started"

  func start() {
    guard let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device) else {
      words = "no camera"
      return
    }
    session.addInput(input)
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr, .ean13]
    session.startRunning()
  }
}

struct Scanner: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> DataScannerViewController {
    DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()], isHighlightingEnabled: true)
  }
  func updateUIViewController(_ controller: DataScannerViewController, context: Context) {
    try? controller.startScanning()
  }
}

struct ContentView: View {
  @StateObject private var camera = Camera()

  var body: some View {
    VStack {
      Scanner()
      Text(camera.words)
      Text(DataScannerViewController.isSupported ? "can scan" : "cannot scan")
    }
    .onAppear { camera.start() }
    .onReceive(NotificationCenter.default.publisher(for: AVCaptureSession.didStartRunningNotification)) { _ in
      camera.words = "running"
    }
  }
}
