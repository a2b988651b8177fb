"""`python -m arnak_cli` is the command `arnak`."""

from .main import main

main(prog_name="arnak")
