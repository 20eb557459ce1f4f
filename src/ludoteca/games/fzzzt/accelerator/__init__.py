"""Fzzzt! as arrays: hundreds of thousands of matches stepped at once, in JAX, on whatever device JAX finds.

The rules are those of the kernel (``tests/games/fzzzt/test_accelerator.py`` plays the same matches with both). ``lanes`` holds
and steps the matches, ``rows`` packs what a seat may know and unpacks it to the bytes of the encoder, ``tally`` counts.
"""
