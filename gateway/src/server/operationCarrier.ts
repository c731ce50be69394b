import type { OperationParameters } from './resolveOperation.ts';

/** A request to the graph, as far as it says what is asked for. */
export interface GraphRequest {
  method: string;
  /** With its query string. */
  url: string;
  /** The JSON of a POST, read. */
  body: unknown;
}

/** Where a request says which operation it asks for. */
export interface OperationCarrier {
  parameters: OperationParameters & { operationName?: unknown };
  /** Puts the text of the operation in the place of whatever named it. */
  carry(query: string): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Extensions without what names the operation; undefined when nothing is left. */
function otherExtensions(extensions: unknown): unknown {
  if (!isRecord(extensions)) return extensions;
  const { persistedQuery: _resolved, ...others } = extensions;
  return Object.keys(others).length ? others : undefined;
}

function ofBody(request: GraphRequest, body: Record<string, unknown>): OperationCarrier {
  const { documentId: _resolved, extensions, ...others } = body;
  return {
    parameters: body,
    carry(query) {
      const left = otherExtensions(extensions);
      request.body = { ...others, query, ...(left === undefined ? {} : { extensions: left }) };
    },
  };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Left in the address as it is: the GraphQL server says what is wrong with it.
    return undefined;
  }
}

function ofAddress(request: GraphRequest): OperationCarrier | null {
  const { pathname, searchParams } = new URL(request.url, 'http://host');
  if (!['query', 'documentId', 'extensions'].some((name) => searchParams.has(name))) return null;
  const extensions = jsonOf(searchParams.get('extensions'));
  const [documentId, ...more] = searchParams.getAll('documentId');
  return {
    parameters: { query: searchParams.get('query'), documentId: more.length ? more : documentId, extensions },
    carry(query) {
      searchParams.set('query', query);
      searchParams.delete('documentId');
      const left = otherExtensions(extensions);
      if (left !== undefined) searchParams.set('extensions', JSON.stringify(left));
      else if (extensions !== undefined) searchParams.delete('extensions');
      request.url = `${pathname}?${searchParams}`;
    },
  };
}

/** What a request says of its operation; null for what only the GraphQL server answers: pages, batches, broken bodies. */
export function carrierOf(request: GraphRequest): OperationCarrier | null {
  if (request.method === 'GET') return ofAddress(request);
  const body: unknown = request.body;
  return request.method === 'POST' && isRecord(body) ? ofBody(request, body) : null;
}
