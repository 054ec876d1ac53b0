// UIKit re-exports Foundation; importers count on that.
@_exported public import Foundation
