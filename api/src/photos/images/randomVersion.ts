import { randomUUID } from 'node:crypto';

/** Stands in public addresses and ETags, and says nothing of the file (docs/product.md §2). */
export const randomVersion = () => randomUUID().replaceAll('-', '');
