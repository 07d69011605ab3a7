/// The engine.
enum Placeholder {}
