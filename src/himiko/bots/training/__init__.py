"""Training the value network by self-play: from nothing to the file that is shipped."""
