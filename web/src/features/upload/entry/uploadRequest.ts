import { CombinedGraphQLErrors } from '@apollo/client';
import { print, type FormattedExecutionResult } from 'graphql';
import { UploadImageDocument, type UploadImageInput, type UploadImageMutation } from './generated/graphql.ts';
import { serverConnection } from '../../../connection/serverConnection.ts';
import { endSessionOn } from '../../../graph/endedSession.ts';
import { persistedQueryOf } from '../../../graph/persistedOperations.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import { preview } from '../../../session/preview.ts';
import { session } from '../../../session/session.ts';

/** Progress and cancellation of an upload. */
export interface UploadProgress {
  /** Receives the share of the request body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const operationName = 'UploadImage';

/**
 * The GraphQL multipart request of an upload (order by the specification: operations, map, then the file). Where the document
 * is sent instead of its hash, it is sent as written: it must not use a directive that Apollo Client removes before sending.
 */
function formOf({ file, ...input }: UploadImageInput): FormData {
  const form = new FormData();
  const variables = { input: { ...input, file: null } };
  const persistedQuery = persistedQueryOf(operationName);
  const document = persistedQuery ? { extensions: { persistedQuery } } : { query: print(UploadImageDocument) };
  form.set('operations', JSON.stringify({ operationName, ...document, variables }));
  form.set('map', JSON.stringify(file ? { 0: ['variables.input.file'] } : {}));
  if (file) form.set('0', file);
  return form;
}

function answerOf(text: string): UploadImageMutation {
  let answer: FormattedExecutionResult<UploadImageMutation>;
  try {
    answer = JSON.parse(text) as FormattedExecutionResult<UploadImageMutation>;
  } catch (cause) {
    throw new Error('The answer cannot be read', { cause });
  }
  if (answer.errors?.length) throw new CombinedGraphQLErrors({ ...answer, data: null });
  if (!answer.data) throw new Error('The answer is empty');
  return answer.data;
}

/**
 * Sends an upload. `fetch` tells nothing of its progress; XMLHttpRequest does.
 * @throws CombinedGraphQLErrors when the gateway refuses it; DOMException AbortError when the signal ends it; Error when
 *   the connection fails
 */
export function sendUpload(
  input: UploadImageInput,
  { onProgress, signal }: UploadProgress,
): Promise<UploadImageMutation> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (work: () => void) => {
      signal.removeEventListener('abort', abort);
      work();
    };
    request.open('POST', '/graphql');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', currentLocale());
    request.setRequestHeader('apollo-require-preflight', 'true');
    const token = session.token();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (preview) request.setRequestHeader('x-preview', preview.header);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      settle(() => {
        try {
          resolve(answerOf(request.responseText));
        } catch (error) {
          endSessionOn(error as Error);
          reject(error as Error);
        }
      });
    request.onerror = () =>
      settle(() => {
        serverConnection.reportFailure();
        reject(new Error('The connection failed'));
      });
    request.onabort = () => settle(() => reject(new DOMException('Cancelled', 'AbortError')));
    if (signal.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(formOf(input));
  });
}
