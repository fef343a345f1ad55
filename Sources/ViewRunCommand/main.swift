print("viewrun")
