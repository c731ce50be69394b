import Upload from 'graphql-upload/Upload.mjs';

/**
 * Makes the properties of graphql-upload's `Upload` objects write-once. graphql-upload puts an upload into the operation at
 * the path that the client's map names, and that path may lead into an upload that is there already: `variables.file.resolve`
 * would replace the function that the parser calls later, outside of any promise, and the exception would end the process.
 * With write-once properties such a map is refused as a faulty request.
 */
export function makeUploadsImmutable(): void {
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
