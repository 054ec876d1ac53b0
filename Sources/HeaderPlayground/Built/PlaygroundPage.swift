/// The page on which the package's headers can be tried and tuned: one HTML file that works from
/// disk, the techniques inside it as WebAssembly.
///
/// A string in the source and no resource file: it is in the binary wherever that is moved, and it
/// compiles in a second, where a list of its bytes takes minutes.
public enum PlaygroundPage {}
