import type { BaseContext, HTTPGraphQLResponse } from '@apollo/server';
import type { Policy } from '../operations/policy.ts';

/**
 * The media type that Apollo Server has chosen for the last `Accept` header. To read such a header is a twentieth of what a light
 * query costs, and the pages of the client all send the same one.
 */
export class LastMediaType {
  private accept = '';
  private type: string | null = null;

  /** Gives an answer the type, so that Apollo Server need not choose. */
  readonly policy: Policy<BaseContext> = {
    willSendResponse: ({ request, response }) => {
      if (this.type !== null && request.http?.headers.get('accept') === this.accept)
        response.http.headers.set('content-type', this.type);
      return Promise.resolve();
    },
  };

  /** @param answer with the type that was chosen; a page and an answer with a status of its own may have another */
  learn(accept: string | undefined, { status, headers }: Pick<HTTPGraphQLResponse, 'status' | 'headers'>): void {
    if (accept === undefined || accept === this.accept || status !== undefined) return;
    const type = headers.get('content-type');
    if (type === undefined || type.startsWith('text/')) return;
    this.accept = accept;
    this.type = type;
  }
}
