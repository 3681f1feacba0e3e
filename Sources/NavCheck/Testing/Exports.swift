@_exported public import NavCheck
@_exported public import NavModel
