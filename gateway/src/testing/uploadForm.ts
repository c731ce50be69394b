import { multipartEnd, multipartType, part, rawRequest } from './rawRequest.ts';
import { tokenOf, type GraphError } from './startGateway.ts';

/** An operation that puts a file into a slot of competition 3. */
export const uploadMutation = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { id } userErrors { code } } }`;
/** Its input, whose file the form's map fills in. */
export const uploadInput = { competitionId: '3', slot: 'colour-1', title: 'T', ownImage: true, file: null };
/** The parts of the form, in their order. */
export const operations = (content: unknown = { query: uploadMutation, variables: { input: uploadInput } }) =>
  part('operations', JSON.stringify(content));
export const map = (content: unknown = { 0: ['variables.input.file'] }) => part('map', JSON.stringify(content));
export const file = (name = '0', content = 'bytes') =>
  part(name, content, '; filename="a.jpg"\r\nContent-Type: image/jpeg');

/** Headers of an upload as the web client sends it. */
export const uploadHeaders = {
  'content-type': multipartType,
  'apollo-require-preflight': 'true',
  'accept-language': 'en',
  authorization: `Bearer ${tokenOf(3)}`,
};

/** A client's view of an upload. */
export interface UploadAnswer {
  status: number;
  data?: Record<string, { image: { id: string } | null; userErrors: { code: string }[] }> | null;
  errors?: GraphError[];
}

/** Sends a form of these parts to the gateway. @param end the end of the form; '' leaves the form incomplete */
export async function sendForm(
  url: string,
  parts: string[],
  end = multipartEnd,
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const request = rawRequest('POST', `${url}/graphql`, { ...uploadHeaders, ...headers });
  const { status, body } = await request.send(parts.join('\r\n'), end);
  return { status, ...(JSON.parse(body) as Omit<UploadAnswer, 'status'>) };
}

export const codesOf = ({ errors }: Pick<UploadAnswer, 'errors'>): string[] | undefined =>
  errors?.map(({ extensions }) => extensions.code);
