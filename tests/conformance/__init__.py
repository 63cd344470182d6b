"""The promises of every title, each tested once for all titles from their samples."""
