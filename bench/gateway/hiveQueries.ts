import { globalIdOf } from '../../gateway/dist/graph/globalId.js';
import { authorFields, competitionFields, homeImages } from './operations.ts';

/** The two operations in the schema that Hive generates from the REST contract. */
export const hiveQueries = {
  light: `query BenchLight {
  getActiveCompetition {
    ... on Competition {
      ${competitionFields}
    }
  }
}`,
  home: `query BenchHome {
  getArchivedCompetitions(page: 0, size: 1) {
    ... on CompetitionPage {
      content {
        ${competitionFields}
        images(page: 0, size: ${homeImages}, sort: "createdAt") {
          ... on ImagePage {
            totalElements
            content {
              id
              title
              description
              width
              height
              thumbhash
              createdAt
              ${authorFields}
              result { score points votes rank overallRank }
              comments { id text createdAt ${authorFields} }
            }
          }
        }
      }
    }
  }
}`,
} as const;

type Json = Record<string, unknown>;

/** Hive has the numbers of the service; our graph makes ids of them. */
const withId = <T extends Json>(type: string, object: T): T => ({
  ...object,
  id: globalIdOf(type, Number(object['id'])),
});
const authorOf = (author: unknown) => author && withId('Author', author as Json);
const commentOf = (comment: Json) => ({ ...withId('Comment', comment), author: authorOf(comment['author']) });
const imageOf = (image: Json) => ({
  ...withId('Image', image),
  author: authorOf(image['author']),
  comments: { nodes: (image['comments'] as Json[]).map(commentOf) },
});

interface HiveAnswers {
  light: { getActiveCompetition: Json };
  home: { getArchivedCompetitions: { content: (Json & { images: { totalElements: number; content: Json[] } })[] } };
}

const mappings: { [Name in keyof HiveAnswers]: (data: HiveAnswers[Name]) => unknown } = {
  light: ({ getActiveCompetition }) => ({ activeCompetition: withId('Competition', getActiveCompetition) }),
  home: ({ getArchivedCompetitions: { content } }) => ({
    archivedCompetitions: {
      nodes: content.map((competition) => {
        const { totalElements, content: images } = competition.images;
        return {
          ...withId('Competition', competition),
          images: { totalCount: totalElements, nodes: images.map(imageOf) },
        };
      }),
    },
  }),
};

/** Maps Hive's data to the field names of our graph. */
export const toOurSchema = <Name extends keyof HiveAnswers>(name: Name, data: unknown): unknown =>
  mappings[name](data as HiveAnswers[Name]);
