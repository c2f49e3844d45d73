"""What batches compute, compiled like the rules: observations, masks, many games at once."""
