let criterionFileCount = embeddedFiles.count
