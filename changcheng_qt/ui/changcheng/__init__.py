"""Chang Cheng on the screen: the geometry of its boards, its painting, scene, tray and scoring walk-through."""
