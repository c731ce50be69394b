import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ClientGone } from '../../rest/call/problem.ts';
import { RequestMistake } from '../errors.ts';

/** Status that graphql-upload gives when the client has disconnected. */
const disconnectedStatus = 499;
/** Status that graphql-upload gives when there is more than one file. */
const tooManyStatus = 413;

/**
 * The file that a multipart request names, as soon as it begins to arrive; null when the request names none.
 * @throws RequestMistake when another file arrives instead, or none; ClientGone when the client disconnects first
 */
export async function uploadedFile(announced: Promise<FileUpload> | null | undefined): Promise<FileUpload | null> {
  try {
    return (await announced) ?? null;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === disconnectedStatus) throw new ClientGone('the client has disconnected');
    if (status === tooManyStatus) throw new RequestMistake('oneFileOnly', {}, 'PAYLOAD_TOO_LARGE');
    throw new RequestMistake('announcedFileMissing');
  }
}
