"""Chang Cheng: rules, views and words of the title; no Qt."""
