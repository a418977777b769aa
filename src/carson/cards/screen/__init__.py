"""What a graphical screen needs: the scene to draw and the explanation of every number."""
