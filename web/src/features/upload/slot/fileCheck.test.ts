import { fileProblemOf, maxBytes } from './fileCheck.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  ['a JPEG', file('a.jpg', 'image/jpeg')],
  ['a HEIC whose type the browser does not know', file('IMG_1.HEIC', '')],
  ['a TIFF under a general type', file('scan.tif', 'application/octet-stream')],
  ['a file that tells nothing about itself', file('photo', '')],
  ['a file of just the largest size', file('a.png', 'image/png', maxBytes)],
])('%s may be tried', (_, chosen) => expect(fileProblemOf(chosen)).toBeNull());

test.each([
  ['nothing in it', file('a.jpg', 'image/jpeg', 0), 'fileEmpty'],
  ['one byte too much', file('a.jpg', 'image/jpeg', maxBytes + 1), 'fileTooLarge'],
  ['a document', file('a.pdf', 'application/pdf'), 'fileKind'],
  ['a GIF', file('a.gif', 'image/gif'), 'fileKind'],
  ['a drawing', file('a.svg', 'image/svg+xml'), 'fileKind'],
  ['an ending of something else', file('a.zip', ''), 'fileKind'],
])('%s is refused', (_, chosen, problem) => expect(fileProblemOf(chosen)).toBe(problem));
