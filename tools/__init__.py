"""What makes documents and checks of this repository; none of it is part of the package."""
