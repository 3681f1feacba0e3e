// UIKit brings Foundation with it, and files that import UIKit rely on that.
@_exported public import Foundation
@_exported public import NavCheckTesting
