/** The operations that every client of the graph sends in its own way: each is a document in `operations/`. */
import { parse, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the documents, one file for each operation, named after it. */
export const operationsFolder = fileURLToPath(new URL('operations/', import.meta.url));

interface Refusable {
  userErrors: { code: string }[];
}

/** Results of each operation. */
export interface Results {
  LogIn: { login: { token: string | null } & Refusable };
  Open: { openCompetitions: { id: string; title: { en: string } }[] };
  Grid: {
    competition: {
      images: {
        nodes: { id: string; title: string; url: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        totalCount: number;
      };
    } | null;
  };
  Enter: { uploadImage: { image: { id: string; title: string } | null } & Refusable };
  Vote: { castVote: { vote: { imageId: string; point: number | null } | null } & Refusable };
  Say: { addComment: { comment: { id: string; text: string } | null } & Refusable };
}

export type OperationName = keyof Results;

/** The text of an operation. */
export const textOf = (name: OperationName): string => readFileSync(`${operationsFolder}${name}.graphql`, 'utf8');

/** An operation as clients take it that parse documents. */
export const documentOf = (name: OperationName): DocumentNode => parse(textOf(name));

/** Whether an operation changes something: clients have another method for it. */
export const isMutation = (name: OperationName): boolean => name !== 'Open' && name !== 'Grid';

/** Sends an operation with a client's session. @returns its data @throws when the answer has errors */
export type Send = (name: OperationName, variables: Record<string, unknown>) => Promise<unknown>;
