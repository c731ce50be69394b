import type { Page } from 'playwright-core';
import type { Stretch } from '../product/people.ts';

/** The viewer: a visitor, an entrant by username, or the administrator. */
export type Onlooker = 'visitor' | 'anna' | 'bela' | 'admin';

/** The data of an answer of the graph, as far as they are replaced. */
export interface Told {
  adminCompetition: object;
  competition: { count: { heads: { at: string }[]; observer: object | null } };
}

/** By operation, what its data are replaced by: for states that the story does not bring about. */
export type Answers = Readonly<Record<string, (data: Told) => object>>;

/** A state of a page that is worth looking at. */
export interface PageState {
  /** Names the file. */
  name: string;
  /** Where the competition stands. */
  at: Stretch;
  who: Onlooker;
  path: string;
  answers?: Answers;
  /** Brings the page into the state, once it is there. */
  act?: (page: Page) => Promise<void>;
  /** Takes back what that would leave behind. */
  undo?: (page: Page) => Promise<void>;
}
