import { createHash } from 'node:crypto';

/** A query that is measured, and the REST calls that it needs. */
export interface Operation {
  name: 'light' | 'home';
  /** The document as our own clients would send it. */
  query: string;
  /** SHA-256 of it, by which clients name it. */
  hash: string;
  /** What it is called in the document. */
  operationName: string;
  /** Paths of the REST calls that answer it, in their order; each but the first needs what the one before it brings. */
  calls: readonly string[];
}

/** Images of the home page. */
export const homeImages = 24;

/** What is asked of a competition; the contract has the same names. */
export const competitionFields = `id
    title { hu en }
    status
    phase
    ended
    competitionStart
    votingStart
    votingEnd
    award
    minPoint
    maxPoint
    imageCount`;

/** What is asked of whoever made an image or wrote a comment. */
export const authorFields = 'author { id username firstName lastName }';

const light = `query BenchLight {
  activeCompetition {
    ${competitionFields}
  }
}`;

const home = `query BenchHome {
  archivedCompetitions(first: 1) {
    nodes {
      ${competitionFields}
      images(first: ${homeImages}) {
        totalCount
        nodes {
          id
          title
          description
          width
          height
          thumbhash
          createdAt
          ${authorFields}
          result { score points votes rank overallRank }
          comments(first: 3) {
            nodes {
              id
              text
              createdAt
              ${authorFields}
            }
          }
        }
      }
    }
  }
}`;

const operation = (
  name: Operation['name'],
  operationName: string,
  query: string,
  calls: readonly string[],
): Operation => ({ name, query, operationName, hash: createHash('sha256').update(query).digest('hex'), calls });

/** The call that says which competitions have ended. */
export const endedPath = '/api/competition/archived/competitions?page=0&size=1';
/** The page of whole images: with their authors, results and comments. */
export const imagesPath = (competitionId: number): string =>
  `/api/competition/paged/${competitionId}?page=0&size=${homeImages}&sort=createdAt`;

/** The one that has ended, as the service is filled. */
const endedCompetition = 1;

/** One competition, in one REST call. */
export const lightOperation = operation('light', 'BenchLight', light, ['/api/competition/active']);
/**
 * A competition whose results are out, with 24 images, their authors, votes and three comments each, in two REST calls.
 * A competition hides authors and votes until it has ended (product rule), so that a home page that has them to show
 * asks for an ended one.
 */
export const homeOperation = operation('home', 'BenchHome', home, [endedPath, imagesPath(endedCompetition)]);

export const operations: readonly Operation[] = [lightOperation, homeOperation];
