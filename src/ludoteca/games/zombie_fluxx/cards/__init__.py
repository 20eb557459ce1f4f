"""The Actions of Zombie Fluxx, one function each."""
