import Interlude
import Testing

struct Request {
  var path = "/"
  var token: Int?
  var user: String?
}

struct Response: Equatable {
  var status: Int
  var body: String
}

enum HTTPError: Error {
  case notFound, unauthorized

  var status: Int { self == .notFound ? 404 : 401 }
}

final class Server: Sendable {
  static let respond = HookPoint("Server.respond") {
    (server: Server, request: Request) throws(HTTPError) in
    try server.route(request)
  }

  func respond(to request: Request) throws(HTTPError) -> Response {
    try Self.respond(self, request)
  }

  private func route(_ request: Request) throws(HTTPError) -> Response {
    guard request.path == "/" else { throw .notFound }
    return Response(status: 200, body: "hello \(request.user ?? "nobody")")
  }
}

struct Authentication: Middleware {
  func intercept(
    _ server: Server, _ request: Request,
    next: borrowing Next<Server, Request, Response, HTTPError>
  ) throws(HTTPError) -> Response {
    guard let token = request.token else { throw .unauthorized }
    var request = request
    request.user = "user \(token)"
    return try next(request)
  }
}

struct Retry<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  let attempts: Int

  func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    for _ in 1..<attempts {
      do { return try next(input) } catch {}
    }
    return try next(input)
  }
}

struct Patience<Subject: AnyObject, Input, Output, Failure: Error>: AsyncMiddleware {
  nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    await Task.yield()
    return try await next(input)
  }
}

@Suite struct MiddlewareRecipeTests {
  @Test func `an asynchronous middleware serves an asynchronous point`() async {
    let point = AsyncHookPoint("Server.wait") { (_: Server, input: Int) in input + 1 }
    let patience = point.use(Patience())
    #expect(await point(Server(), 1) == 2)
    #expect(patience.timesRun == 1)
  }

  @Test func `a stack of middleware handles requests`() throws {
    let journal = Journal()
    let log: @Sendable (String) -> Void = { journal.note($0) }
    let stack = try Server.respond.attachGroup { group in
      group.use(LoggingMiddleware("respond", to: log), name: "log")
      group.use(
        FallbackMiddleware { _, _, error in Response(status: error.status, body: "\(error)") },
        name: "errors", order: .inside("log"))
      group.use(Authentication(), name: "auth", order: .inside("errors"))
      group.use(Retry(attempts: 2), order: .inside("auth"))
    }
    let closed = Response(status: 503, body: "closed")
    try Server.respond.use(
      GateMiddleware(otherwise: closed) { _, request in request.path != "/closed" },
      order: .inside("log").outside("errors"))
    let server = Server()
    let requests = [
      Request(token: 7), Request(), Request(path: "/no", token: 7), Request(path: "/closed"),
    ]
    let statuses = try requests.map { try server.respond(to: $0).status }
    #expect(statuses == [200, 401, 404, 503])
    #expect(try server.respond(to: Request(token: 7)).body == "hello user 7")
    #expect(journal.words.count == 10)
    let first = try Server.respond.use(Retry(attempts: 2), name: "retry")
    try Server.respond.use(Retry(attempts: 5), name: "retry", ifTaken: .replace)
    #expect(!first.isActive)
    #expect(stack.cancel())
    #expect(try server.respond(to: Request()).body == "hello nobody")
  }
}
