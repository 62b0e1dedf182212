// Filled in later in this change.
