"""`python -m himiko.server`: serve with the settings of the environment."""

from himiko.server.ops.serve import serve

if __name__ == "__main__":
    serve()
