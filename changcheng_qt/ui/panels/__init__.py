"""The parts of the window that every title shares: icons, labels, the chronicle, the side panel."""
