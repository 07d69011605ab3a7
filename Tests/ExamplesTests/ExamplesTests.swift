import BooksExample
import FormulasExample
import SongsExample
import Testing

/// The examples print what their comments promise.
@MainActor
@Suite
struct ExamplesTests {
  @Test
  func `songs passes songs by closure and by a segue action that three segues share`() throws {
    let lines = try SongsProgram.transcript()
    #expect(
      lines == [
        "tip, shown once: swipe to go back",
        "gate lets 'showDetail' pass",
        "detail gets 'Vespers'",
        "list prepares 'showDetail'",
        "analytics: SongListController to SongDetailController",
        "SongDetailController with 'Vespers' is on top",
        "gate lets 'editSong' pass",
        "list prepares 'editSong'",
        "analytics: SongListController to SongDetailController",
        "SongDetailController with 'Lux aeterna' to edit is presented",
        "gate lets 'unnamed' pass",
        "list prepares 'unnamed'",
        "analytics: SongListController to SongDetailController",
        "SongDetailController with 'Lux aeterna' is on top",
        "gate lets 'showPlayer' pass",
        "player gets 2 songs, 22 minutes",
        "list prepares 'showPlayer'",
        "analytics: SongListController to NavigationController",
        "NavigationController is presented",
        "controller 'SongListController' (Main.storyboard:30) has no segue 'showDetial'; "
          + "it has 'showDetail', 'editSong', 'showPlayer'",
        "nothing is left: true",
      ])
  }

  @Test
  func `books makes previews by segue action and creator, denies, samples and compares`() throws {
    let lines = try BooksProgram.transcript()
    #expect(
      lines == [
        "breadcrumb: showPreview",
        "'Austerlitz' came with the preview",
        "list prepares a preview of 'Austerlitz'",
        "preview of 'Austerlitz': performed",
        "preview of 'Stoner': denied",
        "breadcrumb: showSample",
        "list prepares a preview of 'Austerlitz'",
        "sample of 'Austerlitz': 3 pages",
        "recommends 'Stoner' in a 'Preview'",
        "breadcrumb: showPreview",
        "breadcrumb: showPreview",
        "inner closure: 'Stoner'",
        "list prepares a preview of 'Stoner'",
        "outer closure: 'Austerlitz'",
        "list prepares a preview of 'Austerlitz'",
        "'init(coder:)' of controller 'PreviewController' (Main.storyboard:87) returned nil; "
          + "return a controller",
        "nothing is left: true",
      ])
  }

  @Test
  func `formulas switches over its segues, unwinds, and finds screens by class`() throws {
    let lines = try FormulasProgram.transcript()
    #expect(
      lines == [
        "prepares showFormula",
        "shows 'Circle'",
        "prepares editFormula",
        "edits 'Energy' at its text",
        "takes back 'Energy': γ m c²",
        "presents nothing",
        "crumb: FormulaListController → FormulaController by 'showFormula'",
        "crumb: FormulaListController → NavigationController by 'editFormula'",
        "crumb: FormulaEditor → FormulaListController by 'done'",
        "converter from 'Tools'",
        "graph: nil",
        "no controller has the class 'GraphController' in 2 storyboards; there is "
          + "'ConverterController', 'FormulaController', 'FormulaEditor', 'FormulaListController'",
        "nothing is left: true",
      ])
  }
}
