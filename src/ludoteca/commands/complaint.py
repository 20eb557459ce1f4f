"""Complaints: what a command says, in one line, about input that it cannot use."""


class Complaint(Exception):
    """Bad input. The command line prints it on standard error and exits with 2; nothing was changed."""
