/// The storyboard of the recipe for segues, as Interface Builder writes one.
enum SongStoryboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav">
        <scenes>
            \(scene("nav", navigation))
            \(scene("list", list))
            \(scene("wrap", wrapper))
            \(scene("song", song))
            \(scene("player", player))
            \(scene("lyrics", lyrics))
        </scenes>
    </document>
    """

  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController">
        <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s-1"/>
        </connections>
    </navigationController>
    """

  private static let list = """
    <viewController id="list" customClass="SongListScreen" customModule="RecipeTests" sceneMemberID="viewController">
        <connections>
            <segue destination="wrap" kind="showDetail" identifier="showSong" id="s-2"/>
        </connections>
    </viewController>
    """

  private static let wrapper = """
    <navigationController id="wrap" sceneMemberID="viewController">
        <connections>
            <segue destination="song" kind="relationship" relationship="rootViewController" id="s-3"/>
        </connections>
    </navigationController>
    """

  private static let song = """
    <viewController id="song" customClass="SongScreen" customModule="RecipeTests" sceneMemberID="viewController">
        <view key="view" id="song-view">
            <subviews>
                <button opaque="NO" id="play" userLabel="Play">
                    <connections>
                        <segue destination="player" kind="presentation" destinationCreationSelector="makePlayer:sender:" \
    id="s-4"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </viewController>
    """

  private static let player = """
    <viewController storyboardIdentifier="Player" id="player" customClass="PlayerScreen" customModule="RecipeTests" \
    sceneMemberID="viewController"/>
    """

  private static let lyrics = """
    <viewController storyboardIdentifier="Lyrics" id="lyrics" customClass="LyricsScreen" customModule="RecipeTests" \
    sceneMemberID="viewController">
        <view key="view" id="lyrics-view">
            <subviews>
                <textView id="text"/>
            </subviews>
        </view>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accent" value="amber"/>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="textView" destination="text" id="o-1"/>
        </connections>
    </viewController>
    """

  private static func scene(_ name: String, _ controller: String) -> String {
    """
    <scene sceneID="\(name)-scene">
        <objects>
            \(controller)
        </objects>
    </scene>
    """
  }
}
