export { embedded, type Content, type Engine } from './engines.ts';
