import { createHash } from 'node:crypto';

/** A measured query and the REST calls behind it. */
export interface Operation {
  name: 'light' | 'home';
  /** The GraphQL document for our schema. */
  query: string;
  /** SHA-256 of the document, its id as a persisted operation. */
  hash: string;
  /** Name of the operation in the document. */
  operationName: string;
  /** Paths of the REST calls in order; each call depends on the result of the previous one. */
  calls: readonly string[];
}

/** Number of images on the home page. */
export const homeImages = 24;

/** Selected fields of a competition; their names are the same in the REST contract. */
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

/** Selected fields of the author of an image or comment. */
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

/** Path of the call that lists ended competitions. */
export const endedPath = '/api/competition/archived/competitions?page=0&size=1';
/** Path of the call that returns complete images with authors, results and comments. */
export const imagesPath = (competitionId: number): string =>
  `/api/competition/paged/${competitionId}?page=0&size=${homeImages}&sort=createdAt`;

/** Id of the ended competition in the generated data. */
const endedCompetition = 1;

/** One competition: one REST call. */
export const lightOperation = operation('light', 'BenchLight', light, ['/api/competition/active']);
/**
 * A competition with public results and 24 images, each with its author, votes and three comments: two REST calls. It is an
 * ended competition because authors and votes are hidden before (docs/product.md §3).
 */
export const homeOperation = operation('home', 'BenchHome', home, [endedPath, imagesPath(endedCompetition)]);

export const operations: readonly Operation[] = [lightOperation, homeOperation];
