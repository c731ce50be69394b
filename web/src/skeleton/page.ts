import type { Ask, FirstAnswer, SkeletonReader } from '@photo-competition/schema/skeleton';
import type { SiteQuery } from '../ui/site/generated/graphql.ts';

/** Everything that a drawing takes. */
export interface Drawing extends SkeletonReader {
  /** Null where the site has none. */
  logo: SiteQuery['site']['logo'];
  answers: readonly FirstAnswer[];
}

/** A page that has a skeleton. */
export interface SkeletonPage {
  /** Asks what the page asks first; a test in a browser holds that it asks nothing else. @param params of its path @param search of its address */
  read(ask: Ask, params: Readonly<Record<string, string>>, search: URLSearchParams): Promise<(FirstAnswer | null)[]>;
  /** HTML of the page; null where its answer is missing, or has nothing to show. */
  draw(drawing: Drawing): string | null;
}

/** The data of an answer. */
export const dataOf = <Data>(answer: FirstAnswer | null | undefined): Data | undefined =>
  answer?.answer.data as Data | undefined;

/** The data that an operation was answered with; undefined where its answer is missing. */
export const answerTo = <Data>(answers: readonly FirstAnswer[], name: string): Data | undefined =>
  dataOf<Data>(answers.find(({ operation }) => operation === name));
