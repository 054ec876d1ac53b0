// Does nothing: what any Swift program takes to start and to end.
