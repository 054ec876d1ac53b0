struct Filmstrip { init(_ r: HeaderRecording) {} ; var svg: String { "" } }
