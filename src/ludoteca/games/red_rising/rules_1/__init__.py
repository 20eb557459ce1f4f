"""What was otherwise when matches went by rules 1: the fifth card of the Automa. R31"""
