import { readFileSync } from 'node:fs';

/** Statements in a file of this folder, which the build copies beside the modules. */
export const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
