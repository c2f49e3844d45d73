"""What thinking players compute, compiled like the rules: values, plans, trees."""
