import Testing

@testable import ViewCommandLine

/// The cache folder of the commands is the one that the user or the system names; there is none if neither does.
@Suite struct CacheFolderTests {
  private func path(_ environment: [String: String]) -> String? {
    CacheFolder.path { environment[$0] }
  }

  @Test func whatThePersonSaysCountsFirst() {
    let system = ["XDG_CACHE_HOME": "/caches", "HOME": "/home/ada"]
    #expect(path(system) == "/caches/viewtools")
    #expect(path(system.merging(["VIEWTOOLS_CACHE": "/tmp/kept here"]) { $1 }) == "/tmp/kept here")
    #expect(path(system.merging(["VIEWTOOLS_CACHE": "off"]) { $1 }) == nil)
    #expect(path(system.merging(["VIEWTOOLS_CACHE": ""]) { $1 }) == "/caches/viewtools")
  }

  @Test func withoutAFolderNothingIsKept() {
    #expect(path([:]) == nil)
    #expect(path(["XDG_CACHE_HOME": "caches", "HOME": ""]) == nil)
    #expect(path(["HOME": "/home/ada"])?.hasPrefix("/home/ada/") == true)
  }
}
