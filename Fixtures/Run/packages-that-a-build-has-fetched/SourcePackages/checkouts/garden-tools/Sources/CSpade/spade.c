int spade_length(void) { return 90; }
