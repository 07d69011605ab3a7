import InterludeSegues
import Testing

@Suite
struct StoryboardReaderTests {
  @Test
  func `a document says its runtime, versions and initial controller`() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="a-1">
          <scenes>
              <scene sceneID="s-1">
                  <objects>
                      <viewController id="a-1" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """)
    #expect(document.runtime == .iOS)
    #expect(document.documentType == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    #expect(document.version == "3.0")
    #expect(document.toolsVersion == "22505")
    #expect(document.initialControllerID == "a-1")
    #expect(document.initialController?.line == 7)
    #expect(document.initialController?.column == 17)
  }

  private func read(_ text: String) throws -> StoryboardDocument {
    try StoryboardReader().read(text: text, file: "Main.storyboard")
  }
}
