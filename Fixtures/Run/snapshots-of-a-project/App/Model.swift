struct Model { var name = "model" }
