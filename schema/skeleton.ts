/** An operation of the client with the answer that a visitor gets. */
export interface FirstAnswer {
  operation: string;
  variables: Readonly<Record<string, unknown>>;
  /** As the graph answers it. */
  answer: { data: Record<string, unknown> };
}

/** Answers an operation of the client as a visitor's; null where it cannot be answered whole, or in time. */
export type Ask = (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<FirstAnswer | null>;

/** The reader for whom a page is drawn. */
export interface SkeletonReader {
  locale: 'hu' | 'en';
  /** The name of the site in this language. */
  siteName: string;
  /** The administrators' texts in this language, by key; they stand over the shipped ones. */
  texts: Readonly<Record<string, string>>;
}

/**
 * The client's data about its pages for the gateway: the build writes them as `skeleton`, the one export of `skeleton.mjs` beside
 * its `index.html`. The gateway knows nothing else of the client's pages.
 */
export interface PageSkeleton {
  /**
   * Asks what the client asks first on a page.
   * @param url the address of the page
   * @returns the answers, from which the client starts without a call
   */
  answersOf(url: URL, ask: Ask): Promise<FirstAnswer[]>;
  /**
   * Draws a page until the client's script runs.
   * @param path the path of the page
   * @param answers as `answersOf` returned them
   * @returns HTML for the element in which the client renders; empty where the page has no skeleton, or its answer is missing
   */
  draw(path: string, reader: SkeletonReader, answers: readonly FirstAnswer[]): string;
  /**
   * Draws what a page shows in a browser whose JavaScript is off, beside what `draw` has drawn: its words, and links to the other pages.
   * @param path the path of the page
   * @param answers as `answersOf` returned them
   * @returns HTML for the document's `noscript` element
   */
  withoutScript(path: string, reader: SkeletonReader, answers: readonly FirstAnswer[]): string;
}
