import InterludeSegues
import Testing

@Suite
struct RuntimeAttributeTests {
  @Test
  func `a value may stand in the attribute itself`() throws {
    let attribute = try attribute(#"type="boolean" keyPath="a.b" value="YES"/>"#)
    #expect([attribute.keyPath, attribute.type, attribute.value] == ["a.b", "boolean", "YES"])
    #expect(attribute.element == nil)
    #expect(attribute.line == 3)
  }

  @Test
  func `a value may stand in a child's attribute`() throws {
    let attribute = try attribute(
      #"type="number" keyPath="n"><integer key="value" value="2"/></userDefinedRuntimeAttribute>"#)
    #expect([attribute.element, attribute.value] == ["integer", "2"])
  }

  @Test
  func `a value may be a child's text`() throws {
    let attribute = try attribute(
      #"type="string" keyPath="t"> <string key="value">a&amp;"#
        + "\nb<![CDATA[<]]></string> </userDefinedRuntimeAttribute>")
    #expect([attribute.element, attribute.value] == ["string", "a&\nb<"])
  }

  @Test
  func `a value may be made of parts`() throws {
    let attribute = try attribute(
      #"type="point" keyPath="p"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>"#)
    #expect([attribute.element, attribute.value] == ["point", nil])
    #expect(attribute.parts == ["x": "1", "y": "2"])
  }

  @Test
  func `a value may be nil`() throws {
    let attribute = try attribute(
      #"type="nil" keyPath="p"><nil key="value"/></userDefinedRuntimeAttribute>"#)
    #expect([attribute.element, attribute.value] == ["nil", nil])
    #expect(attribute.parts == [:])
  }

  @Test
  func `the attributes of views are not the controller's`() throws {
    let controller = try Sample.controller(
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="v" value="YES"/>
      </userDefinedRuntimeAttributes></view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="c" value="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="d" value="NO"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(controller.runtimeAttributes.map(\.keyPath) == ["c", "d"])
  }

  private func attribute(_ rest: String) throws -> RuntimeAttribute {
    let controller = try Sample.controller(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(rest)"
        + "</userDefinedRuntimeAttributes>")
    return try #require(controller.runtimeAttributes.first)
  }
}
