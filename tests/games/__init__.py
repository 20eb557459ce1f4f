"""The rules of the games, tested as rulings."""
