import Upload from 'graphql-upload/Upload.mjs';

/**
 * graphql-upload writes an upload into the operation wherever the client's map says: into the upload itself, too, once it
 * stands there. A map with the path `variables.file.resolve` would so replace what the parser calls later, outside of any
 * promise, and end the process. Sealed, each of these is set once, and never to an upload; the path is refused.
 */
export function sealUploads(): void {
  for (const name of ['promise', 'resolve', 'reject', 'file'] as const)
    Object.defineProperty(Upload.prototype, name, {
      configurable: true,
      get: () => undefined,
      set(this: Upload, value: unknown) {
        if (value instanceof Upload) throw new TypeError('An upload cannot be part of an upload.');
        Object.defineProperty(this, name, { value, writable: false, configurable: false, enumerable: false });
      },
    });
}
