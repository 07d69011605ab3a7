import InterludeSegues
import Testing

/// Compares the model with tables that another parser made of the same files.
@Suite(.enabled(if: Corpus.isPresent, "the folder of real storyboards is not here"))
struct CorpusTests {
  @Test
  func `every column of the segue table agrees`() throws {
    var seen: [[String: String]] = []
    for document in try documents() { seen += rows(ofSeguesIn: document) }
    try compare(seen, with: "segues.tsv", key: "segue_id")
  }

  @Test
  func `every column of the controller table agrees`() throws {
    var seen: [[String: String]] = []
    for document in try documents() {
      seen += document.controllers.map { row(of: $0, in: document) }
    }
    try compare(seen, with: "controllers.tsv", key: "id")
  }

  @Test
  func `every malformed file is refused at its line`() throws {
    for row in try Corpus.table("index.tsv") where row["wellformed"] != "ok" {
      let file = row["file"] ?? ""
      let error = #expect(throws: StoryboardError.self) {
        try StoryboardReader().read(file: Corpus.path(file))
      }
      let line = error?.line.map { "line \($0)," } ?? "no line"
      #expect(row["wellformed"]?.contains(line) == true, "\(file): \(line) \(row)")
    }
  }

  private func documents() throws -> [StoryboardDocument] {
    try Corpus.table("index.tsv").filter { $0["wellformed"] == "ok" }.map { row in
      try StoryboardReader().read(file: Corpus.path(row["file"] ?? ""))
    }
  }

  private func compare(_ seen: [[String: String]], with table: String, key: String) throws {
    let expected = try Corpus.table(table)
    #expect(!expected.isEmpty)
    #expect(seen.count == expected.count)
    func sorted(_ rows: [[String: String]]) -> [[String: String]] {
      rows.sorted { ($0["file"] ?? "", $0[key] ?? "") < ($1["file"] ?? "", $1[key] ?? "") }
    }
    for (seen, expected) in zip(sorted(seen), sorted(expected)) {
      let differing = expected.keys.filter { seen[$0] != expected[$0] }.sorted()
      #expect(differing == [], "\(expected["file"] ?? "") \(expected[key] ?? ""): \(seen)")
    }
  }

  private func row(
    of controller: ControllerDescription, in document: StoryboardDocument
  ) -> [String: String] {
    // The table leaves out the attribute that watch storyboards use.
    let identifier = document.runtime == .watchOS ? nil : controller.storyboardIdentifier
    return [
      "file": name(of: document),
      "scene": controller.sceneID,
      "id": controller.id,
      "tag": controller.tag,
      "customClass": controller.customClass ?? "",
      "customModule": controller.customModule ?? "",
      "customModuleProvider": controller.customModuleProvider ?? "",
      "storyboardIdentifier": identifier ?? "",
      "initial": controller.id == document.initialControllerID ? "yes" : "no",
      "segues": String(controller.segues.count),
    ]
  }

  private func rows(ofSeguesIn document: StoryboardDocument) -> [[String: String]] {
    document.scenes.flatMap { scene in
      scene.segues.map { segue in
        row(of: segue, in: document, scene: scene)
          .merging(destination(of: segue, in: document)) { first, _ in first }
      }
    }
  }

  private func row(
    of segue: SegueDescription, in document: StoryboardDocument, scene: SceneDescription
  ) -> [String: String] {
    [
      "file": name(of: document),
      "scene": scene.id,
      "segue_id": segue.id,
      "kind": segue.kind.name,
      "identifier": segue.identifier ?? "",
      "destination": segue.destinationID ?? "",
      "owner_id": segue.controllerID ?? "",
      "owner_tag": scene.controller?.tag ?? "",
      "owner_class": scene.controller?.customClass ?? "",
      "source_tag": segue.source.tag,
      "trigger": segue.trigger ?? "",
      "relationship": segue.relationship ?? "",
      "unwindAction": segue.unwindAction ?? "",
      "destinationCreationSelector": segue.destinationCreationSelector ?? "",
      "segue_class": segue.customClass ?? "",
      "segue_module": segue.customModule ?? "",
      "modalPresentationStyle": segue.modalPresentationStyle ?? "",
      "modalTransitionStyle": segue.modalTransitionStyle ?? "",
      "animates": segue.animates ? "" : "NO",
    ]
  }

  private func destination(
    of segue: SegueDescription, in document: StoryboardDocument
  ) -> [String: String] {
    switch document.destination(of: segue) {
    case .controller(let controller):
      ["destination_kind": "controller", "destination_class": controller.customClass ?? ""]
    case .placeholder(let placeholder):
      [
        "destination_kind": "placeholder",
        "destination_class":
          "\(placeholder.storyboardName ?? "")#\(placeholder.referencedIdentifier ?? "")",
      ]
    case .exit: ["destination_kind": "exit", "destination_class": ""]
    case nil: ["destination_kind": "", "destination_class": ""]
    }
  }

  private func name(of document: StoryboardDocument) -> String {
    document.file.split(separator: "/").last.map(String.init) ?? ""
  }
}
