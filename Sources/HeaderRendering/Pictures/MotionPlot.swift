struct MotionPlot { init(_ r: [HeaderRecording]) {} ; var svg: String { "" } }
