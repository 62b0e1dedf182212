print("patternbook")
