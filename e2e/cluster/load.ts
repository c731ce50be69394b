/** People who read, vote and comment through several gateways at once, and account of what they were answered. */
import { graphUpload } from '../product/graphUpload.ts';
import type { Person } from '../product/people.ts';
import type { Scene } from './scene.ts';

/** Outcome of a request: `code` of its failure, null when all of the answer came. */
interface Outcome {
  kind: Kind;
  code: string | null;
  /** Milliseconds until all of the answer was there. */
  ms: number;
}

const kinds = ['vote', 'photo', 'list', 'picture', 'comment', 'upload'] as const;
export type Kind = (typeof kinds)[number];
export const reads: readonly Kind[] = ['photo', 'list', 'picture'];

/** The change that was acknowledged last, and those that were sent since and not acknowledged. */
export interface Write<T> {
  sure: T | null;
  pending: T[];
}

/** Target of the load. */
export interface Target extends Scene {
  /** Addresses of the gateways. */
  gateways: string[];
  /** Where everybody enters a photo again and again; nobody does where it is absent. */
  entries?: { competitionId: number; photo: Uint8Array } | undefined;
}

const documents = {
  vote: 'mutation ($image: ID!, $point: Int) { castVote(input: { imageId: $image, point: $point }) { vote { point } userErrors { code } } }',
  photo: 'query ($image: ID!) { image(id: $image) { id title comments(first: 5) { totalCount } } }',
  list: 'query ($competition: ID!) { competition(id: $competition) { id images(first: 6) { nodes { id title } } } votingInfo(competitionId: $competition) { voted } }',
  comment:
    'mutation ($image: ID!, $text: String!) { addComment(input: { imageId: $image, text: $text }) { comment { id } userErrors { code } } }',
  upload:
    'mutation ($competition: ID!, $title: String!, $file: Upload) { uploadImage(input: { competitionId: $competition, slot: "colour-1", title: $title, ownImage: true, file: $file }) { image { id } userErrors { code } } }',
};

interface Answer {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Whether nothing that was asked for is null: what could not be read is, without an error. */
const isWhole = (data: Answer['data']): boolean =>
  Boolean(data) &&
  Object.values(data ?? {}).every((field) => field !== null && Object.values(field).every((value) => value !== null));

/** Why a part of an answer is missing; null when nothing is. */
function codeOf({ data, errors }: Answer): string | null {
  if (errors) return errors[0]?.extensions?.code ?? 'an error without a code';
  const refused = Object.values(data ?? {})
    .flatMap((field) => (field?.['userErrors'] ?? []) as { code: string }[])
    .map(({ code }) => code);
  return refused[0] ?? (isWhole(data) ? null : 'a part is missing');
}

/** Whether a kept connection was closed under a request before a byte of an answer: browsers then send it again by themselves. */
const wasClosed = (error: unknown): boolean => {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
};

/** A request as browsers send it. Of the connections that are kept, as many as there are voters may have been closed. */
async function browserFetch(url: string, init: RequestInit = {}, attempts = 7): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (attempts > 1 && wasClosed(error)) return browserFetch(url, init, attempts - 1);
    throw error;
  }
}

/** Notes a write that is about to be sent. */
function send<T>(writes: Map<string, Write<T>>, key: string, value: T): void {
  const { sure, pending } = writes.get(key) ?? { sure: null, pending: [] };
  writes.set(key, { sure, pending: [...pending, value] });
}

/** The load, and what must be there after it. */
export class ClusterLoad {
  readonly outcomes: Outcome[] = [];
  /** By voter and image. */
  readonly votes = new Map<string, Write<number>>();
  /** Titles of entries, by voter. */
  readonly uploads = new Map<string, Write<string>>();
  readonly comments = { acknowledged: new Set<string>(), sent: new Set<string>() };
  readonly entries: Target['entries'];
  readonly #target: Target;
  readonly #kinds: Kind[];
  #isOver = false;
  #streams: Promise<void>[] = [];
  #asked = 0;

  constructor(target: Target) {
    this.#target = target;
    this.entries = target.entries;
    this.#kinds = kinds.filter((kind) => kind !== 'upload' || target.entries !== undefined);
  }

  /** Everyone does one thing after the other until `stop`. */
  start(): void {
    this.#streams = this.#target.voters.map((voter, i) => this.#stream(voter, i));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#streams);
  }

  async #stream(voter: Person, place: number): Promise<void> {
    const { gateways, images } = this.#target;
    for (let i = place; !this.#isOver; i++) {
      const kind = this.#kinds[i % this.#kinds.length] as Kind;
      const image = images[Math.floor(i / this.#kinds.length) % images.length] as number;
      const gateway = gateways[place % gateways.length] as string;
      const begun = performance.now();
      const code = await this.#ask(kind, { voter, gateway, image }).catch((error: unknown) => String(error));
      this.outcomes.push({ kind, code, ms: performance.now() - begun });
    }
  }

  #ask(kind: Kind, { voter, gateway, image }: { voter: Person; gateway: string; image: number }) {
    if (kind === 'picture') return this.#picture(gateway, image);
    if (kind === 'vote') return this.#vote(voter, gateway, image);
    if (kind === 'comment') return this.#comment(voter, gateway, image);
    if (kind === 'upload') return this.#upload(voter, gateway);
    return this.#graph(voter, gateway, kind, { image: String(image), competition: String(this.#target.competitionId) });
  }

  async #graph(
    { token }: Person,
    gateway: string,
    kind: keyof typeof documents,
    variables: Record<string, unknown>,
  ): Promise<string | null> {
    const response = await browserFetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: documents[kind], variables }),
    });
    const isAnswer = /json/.test(response.headers.get('content-type') ?? '');
    if (!isAnswer) return String(response.status);
    return codeOf((await response.json()) as Answer);
  }

  async #picture(gateway: string, image: number): Promise<string | null> {
    const response = await browserFetch(`${gateway}/media/image/${image}/thumb`);
    await response.arrayBuffer();
    return response.ok ? null : String(response.status);
  }

  async #vote(voter: Person, gateway: string, image: number): Promise<string | null> {
    const key = `${voter.username} ${image}`;
    const point = 1 + (this.#asked++ % 5);
    send(this.votes, key, point);
    const code = await this.#graph(voter, gateway, 'vote', { image: String(image), point });
    if (code === null) this.votes.set(key, { sure: point, pending: [] });
    return code;
  }

  async #upload(voter: Person, gateway: string): Promise<string | null> {
    const { entries } = this;
    if (!entries) return null;
    const title = `Entry ${this.#asked++}`;
    send(this.uploads, voter.username, title);
    const variables = { competition: String(entries.competitionId), title, file: null };
    const file = { place: 'variables.file', bytes: entries.photo };
    const code = codeOf(await graphUpload({ url: gateway, apiUrl: '' }, voter, documents.upload, variables, file));
    if (code === null) this.uploads.set(voter.username, { sure: title, pending: [] });
    return code;
  }

  async #comment(voter: Person, gateway: string, image: number): Promise<string | null> {
    const text = `Comment ${this.#asked++}`;
    this.comments.sent.add(text);
    const code = await this.#graph(voter, gateway, 'comment', { image: String(image), text });
    if (code === null) this.comments.acknowledged.add(text);
    return code;
  }
}
