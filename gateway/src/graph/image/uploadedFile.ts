import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { GraphQLError } from 'graphql';
import { ClientGone } from '../../rest/call/problem.ts';
import { badUserInput } from '../errors.ts';
import type { ErrorCode } from '../generated/resolvers.ts';

/** Status that graphql-upload gives when the client has disconnected. */
const disconnectedStatus = 499;
/** Status that graphql-upload gives when there is more than one file. */
const tooManyStatus = 413;

/**
 * The file that a multipart request names, as soon as it begins to arrive; null when the request names none.
 * @throws GraphQLError when another file arrives instead, or none; ClientGone when the client disconnects first
 */
export async function uploadedFile(announced: Promise<FileUpload> | null | undefined): Promise<FileUpload | null> {
  try {
    return (await announced) ?? null;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === disconnectedStatus) throw new ClientGone('the client has disconnected');
    if (status === tooManyStatus)
      throw new GraphQLError('One file can be sent at a time.', {
        extensions: { code: 'PAYLOAD_TOO_LARGE' satisfies ErrorCode },
      });
    throw badUserInput('The file that the request announces has not come.');
  }
}
