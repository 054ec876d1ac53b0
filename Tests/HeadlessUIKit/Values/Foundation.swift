// UIKit re-exports Foundation; whoever imports it counts on that.
@_exported public import Foundation
