"""Print the standard edition as the server gives it, as JSON: for component tests."""

import json
import tomllib

from himiko.edition import Edition

if __name__ == "__main__":
    print(json.dumps(tomllib.loads(Edition.standard().text)))
