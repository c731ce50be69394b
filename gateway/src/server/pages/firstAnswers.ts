import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import { jsonElement } from './pageDocument.ts';

/** Answers an operation of the web client as a visitor's; null where it cannot be answered whole, or in time. */
export type Ask = (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<FirstAnswer | null>;

/** An operation that the client makes first on a page, with its answer. */
export interface FirstAnswer {
  operation: string;
  variables: Readonly<Record<string, unknown>>;
  /** As the graph answers it. */
  answer: { data: Record<string, unknown> };
}

/** Photos that a list of the client begins with (`firstPage` in web/src/features/browse/useBrowse.ts). */
const browsed = 24;

type Read = (ask: Ask, params: Readonly<Record<string, string>>) => Promise<(FirstAnswer | null)[]>;

const readHome: Read = async (ask) => [await ask('Home', {})];

const readBrowse: Read = async (ask, { id }) => {
  const list = { id, type: null, sort: 'CREATED_AT', first: browsed };
  const found = await ask('Browse', { ...list, authors: false });
  const competition = found?.answer.data['competition'] as { ended?: boolean } | null | undefined;
  // Authors are public, and shown, once it has ended.
  return [competition?.ended ? await ask('Browse', { ...list, authors: true }) : found];
};

const readImage: Read = async (ask, { image }) => {
  const found = await ask('ShowImage', { id: image });
  const shown = found?.answer.data['image'] as { competitionId?: string } | null | undefined;
  if (!shown?.competitionId) return [found];
  const { competitionId } = shown;
  return [found, await ask('PhotoOrder', { competitionId, type: null, sort: 'CREATED_AT', after: null })];
};

/** What the client asks first on these pages; a test in a browser holds that it asks nothing else. */
const readers: Partial<Record<RouteName, Read>> = {
  home: readHome,
  competitionBrowse: readBrowse,
  competitionShow: readImage,
  show: readImage,
};

/**
 * What a visitor's client would ask first on a page, answered: it starts from there, without a call. None for an address
 * with a query, which asks for another list.
 */
export async function firstAnswersOf(url: URL, ask: Ask): Promise<FirstAnswer[]> {
  const found = matchRoute(url.pathname);
  if (!found) return [];
  const read = url.search === '' ? readers[found.name] : undefined;
  const shell = [ask('ShellCompetition', {}), ask('Site', {})];
  const answers = await Promise.all([...shell, ...(read ? [read(ask, found.params)] : [])]);
  return answers.flat().filter((answer) => answer !== null);
}

/** The answers as an element of a document. */
export const elementOf = (answers: readonly FirstAnswer[]): string => jsonElement('first-answers', answers);
