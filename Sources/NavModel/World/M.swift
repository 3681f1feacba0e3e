public enum NavModelMarker {}
