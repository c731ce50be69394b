/** A process that ends before it has started to serve, as one does that cannot load what it needs. */
process.exit(3);
