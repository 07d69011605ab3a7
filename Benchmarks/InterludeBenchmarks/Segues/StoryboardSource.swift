/// Writes storyboards as Interface Builder does, for benchmarks that need some.
struct StoryboardSource {
  /// The number of scenes beside the list.
  let details: Int

  /// A navigation controller, its list, and details to which the list has segues `show0`, `show1`, ….
  var text: String {
    let head = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \#
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \#
      useAutolayout="YES" initialViewController="nav">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
      \#(navigation)\#(list)
      """#
    let scenes = (0..<details).map(detail).joined()
    return head + scenes + "    </scenes>\n</document>\n"
  }

  private var navigation: String {
    scene(
      "nav",
      #"""
                      <navigationController id="nav" sceneMemberID="viewController">
                          <connections>
                              <segue destination="list" kind="relationship" \#
      relationship="rootViewController" id="root"/>
                          </connections>
                      </navigationController>

      """#)
  }

  private var list: String {
    let segues = (0..<details).map {
      #"""
                              <segue destination="detail\#($0)" kind="show" \#
      identifier="show\#($0)" id="segue\#($0)"/>

      """#
    }.joined()
    return scene(
      "list",
      #"""
                      <viewController title="List" id="list" customClass="ListScreen" \#
      customModule="Benchmarks" sceneMemberID="viewController">
                          <connections>
      \#(segues)                    </connections>
                      </viewController>

      """#)
  }

  private func detail(_ number: Int) -> String {
    scene(
      "scene\(number)",
      #"""
                      <viewController storyboardIdentifier="Detail\#(number)" title="Detail" \#
      id="detail\#(number)" customClass="DetailScreen" customModule="Benchmarks" \#
      sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="view\#(number)">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" \#
      heightSizable="YES"/>
                              <subviews>
      \#(labels(number))                        </subviews>
                              <viewLayoutGuide key="safeArea" id="area\#(number)"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                      </viewController>

      """#)
  }

  private func labels(_ number: Int) -> String {
    (0..<6).map {
      #"""
                                  <label opaque="NO" multipleTouchEnabled="YES" \#
      contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" \#
      id="label\#(number)-\#($0)">
                                      <rect key="frame" x="20" y="\#($0 * 44)" width="333" \#
      height="43.5"/>
                                      <fontDescription key="fontDescription" type="system" \#
      pointSize="17"/>
                                      <nil key="textColor"/>
                                  </label>

      """#
    }.joined()
  }

  private func scene(_ identifier: String, _ content: String) -> String {
    #"""
            <scene sceneID="\#(identifier)-scene">
                <objects>
    \#(content)                <placeholder placeholderIdentifier="IBFirstResponder" \#
    id="\#(identifier)-first" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="900" y="0.0"/>
            </scene>

    """#
  }
}
