"""Chang Cheng on the screen: its geometry, painting, scene, tray and scoring."""
