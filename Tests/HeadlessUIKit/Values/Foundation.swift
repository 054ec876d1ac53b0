// UIKit re-exports Foundation, and its users rely on that.
@_exported public import Foundation
