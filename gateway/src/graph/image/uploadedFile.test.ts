import { expect, test } from '@jest/globals';
import { ClientGone } from '../../rest/call/problem.ts';
import { uploadedFile } from './uploadedFile.ts';

const failing = (status: number) => Promise.reject(Object.assign(new Error('secret'), { status }));

test.each([null, undefined])('is none when none is announced', async (announced) => {
  expect(await uploadedFile(announced)).toBeNull();
});

test.each([
  [400, 'BAD_USER_INPUT'],
  [413, 'PAYLOAD_TOO_LARGE'],
])('that the parser refuses with %i is %s, in words of our own', async (status, code) => {
  await expect(uploadedFile(failing(status))).rejects.toMatchObject({
    message: expect.not.stringContaining('secret'),
    extensions: { code },
  });
});

test('whose client goes first is nobody to tell', async () => {
  await expect(uploadedFile(failing(499))).rejects.toThrow(ClientGone);
});
