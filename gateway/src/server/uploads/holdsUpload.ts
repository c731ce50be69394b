import Upload from 'graphql-upload/Upload.mjs';

/** Whether a form's map has put a file into a value. It does not recurse: a client chooses how deep the value is. */
export function holdsUpload(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (next instanceof Upload) return true;
    if (typeof next === 'object' && next !== null) for (const one of Object.values(next)) left.push(one);
  }
  return false;
}
