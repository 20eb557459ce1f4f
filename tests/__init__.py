"""The tests of Ludoteca."""
