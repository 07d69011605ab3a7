import BooksExample
import FormulasExample
import SongsExample
import Testing

/// The examples print what their comments promise.
@MainActor
@Suite
struct ExamplesTests {
  @Test
  func `songs passes a song to the detail screen and all songs to the player`() throws {
    #expect(
      try SongsProgram.transcript() == [
        "tip, shown once: swipe to go back",
        "gate lets 'showDetail' pass",
        "detail gets 'Vespers'",
        "list prepares 'showDetail'",
        "analytics: SongListController to SongDetailController",
        "SongDetailController is on top",
        "gate lets 'showPlayer' pass",
        "player gets 2 songs, 22 minutes",
        "list prepares 'showPlayer'",
        "analytics: SongListController to NavigationController",
        "NavigationController is presented",
        "controller 'SongListController' (Main.storyboard:30) has no segue 'showDetial'; "
          + "it has 'showDetail', 'showPlayer'",
        "nothing is left: true",
      ])
  }

  @Test
  func `books previews, denies, samples and compares`() throws {
    #expect(
      try BooksProgram.transcript() == [
        "breadcrumb: showPreview",
        "list prepares a preview of 'Austerlitz'",
        "preview of 'Austerlitz': performed",
        "preview of 'Stoner': denied",
        "breadcrumb: showSample",
        "list prepares a preview of 'Austerlitz'",
        "sample of 'Austerlitz': 3 pages",
        "breadcrumb: showPreview",
        "breadcrumb: showPreview",
        "inner closure: Preview",
        "list prepares a preview of 'Stoner'",
        "outer closure: Preview",
        "list prepares a preview of 'Austerlitz'",
        "nothing is left: true",
      ])
  }

  @Test
  func `formulas switches over its segues, unwinds, and finds screens by class`() throws {
    #expect(
      try FormulasProgram.transcript() == [
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
