import { competitions } from '../rest/fill.ts';

/** Account of the flooder in the fill of the service, and its address. */
export const flooderAccountId = 1;
export const floodAddress = '203.0.113.9';
export const downloadsAtOnce = 1500;
export const slowUploads = 20;

export const boundary = 'bench';
export const formType = `multipart/form-data; boundary=${boundary}`;
export const part = (name: string, content: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const uploadInput = { competitionId: String(competitions.uploading), slot: 'colour-1', title: 'T', ownImage: true };
export const uploadOperations = part(
  'operations',
  JSON.stringify({
    query: 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { userErrors { code } } }',
    variables: { input: { ...uploadInput, file: null } },
  }),
);
