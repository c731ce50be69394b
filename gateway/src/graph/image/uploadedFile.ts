import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { GraphQLError } from 'graphql';
import { ClientGone } from '../../rest/problem.ts';
import { badUserInput } from '../errors.ts';
import type { ErrorCode } from '../generated/resolvers.ts';

/** The client has broken off while it was sending (graphql-upload). */
const brokenOff = 499;
const tooMuch = 413;

/**
 * The file that a multipart request announces, once it begins to come; null when it announces none.
 * @throws GraphQLError when another one comes in its place, or none; ClientGone when the client goes first
 */
export async function uploadedFile(announced: Promise<FileUpload> | null | undefined): Promise<FileUpload | null> {
  try {
    return (await announced) ?? null;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === brokenOff) throw new ClientGone('the client has gone');
    if (status === tooMuch)
      throw new GraphQLError('One file can be sent at a time.', {
        extensions: { code: 'PAYLOAD_TOO_LARGE' satisfies ErrorCode },
      });
    throw badUserInput('The file that the request announces has not come.');
  }
}
