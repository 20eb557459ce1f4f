"""The languages: Fluent files that terminal and browser share, and the audit that keeps them alike."""
