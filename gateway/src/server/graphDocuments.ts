import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { RecentlyUsed } from './recentlyUsed.ts';

/** An operation's text, and the document that it is. */
export interface KnownDocument {
  query: string;
  document: DocumentNode;
}

/** Most characters of texts that are remembered with their documents, which take some forty times as much. */
const mostCharacters = 500_000;

/**
 * Valid documents by their text, so that one that comes again is neither parsed nor validated. In the place of Apollo
 * Server's own store, which is asynchronous and weighs each document by writing it as JSON.
 */
export class KnownDocuments {
  private readonly listed = new Map<string, DocumentNode>();
  private readonly recent = new RecentlyUsed<DocumentNode>(mostCharacters);

  /** @param listed operations that are known to be valid, kept for good */
  constructor(listed: Iterable<KnownDocument>) {
    for (const { query, document } of listed) this.listed.set(query, document);
  }

  find(query: string): DocumentNode | undefined {
    return this.listed.get(query) ?? this.recent.get(query);
  }

  /** Remembers a document that is valid. */
  remember(query: string, document: DocumentNode): void {
    this.recent.set(query, document, query.length);
  }
}

const done = Promise.resolve();

/** Spares Apollo Server the documents that are known, and learns those that it finds valid. */
export function documentPlugin(documents: KnownDocuments): ApolloServerPlugin {
  const listener: GraphQLRequestListener<BaseContext> = {
    didResolveSource(request) {
      const document = documents.find(request.source);
      if (document) Object.assign(request, { document });
      return done;
    },
    validationDidStart: ({ source, document }) =>
      Promise.resolve((errors) => {
        if (!errors?.length) documents.remember(source, document);
        return done;
      }),
  };
  const started = Promise.resolve(listener);
  return { requestDidStart: () => started };
}
