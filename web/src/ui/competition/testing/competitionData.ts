/** One day, in milliseconds. */
export const day = 86_400_000;

/** A published competition of two categories whose voting began yesterday, as the gateway answers it. */
export function competition(changes: Record<string, unknown> = {}) {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * day).toISOString();
  return {
    __typename: 'Competition',
    judgedBy: 'VOTERS',
    jury: null,
    id: '2',
    number: 2,
    status: 'PUBLISHED',
    phase: 'VOTING',
    ended: false,
    now: at(0),
    competitionStart: at(-10),
    votingStart: at(-1),
    votingEnd: at(3),
    award: at(5),
    minPoint: 1,
    maxPoint: 5,
    imageCount: 2,
    hasCount: false,
    entriesShown: 'ALL',
    scoring: 'BAYESIAN',
    minCoverage: 0,
    minLongerSide: 800,
    title: { __typename: 'LocalizedText', hu: 'Fények és árnyak', en: 'Light and shadow' },
    description: { __typename: 'LocalizedText', hu: 'Mit tesz a **fény**?', en: 'What does **light** do?' },
    imageTypes: [
      {
        __typename: 'ImageType',
        code: 'colour',
        slots: 4,
        title: { __typename: 'LocalizedText', hu: 'Színes', en: 'Colour' },
      },
      {
        __typename: 'ImageType',
        code: 'mono',
        slots: 4,
        title: { __typename: 'LocalizedText', hu: 'Fekete-fehér', en: 'Monochrome' },
      },
    ],
    ...changes,
  };
}

/** An image, as the gateway answers it. */
export function image(id: number, changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Image',
    id: String(id),
    number: id,
    title: `Kép ${id}`,
    width: 3000,
    height: 2000,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    urlNeedsToken: false,
    thumb: `/media/image/${id}/thumb?v=1`,
    small: `/media/image/${id}/small?v=1`,
    medium: `/media/image/${id}/medium?v=1`,
    large: `/media/image/${id}/large?v=1`,
    own: false,
    myVote: null,
    result: null,
    author: null,
    ...changes,
  };
}

/** A page of images from a list that may be longer; `hasNextPage` where the page is not the first one. */
export function connection(
  images: readonly { id: string }[],
  total = images.length,
  hasNextPage = images.length < total,
) {
  return {
    __typename: 'ImageConnection',
    nodes: images,
    edges: images.map((node) => ({ __typename: 'ImageEdge', cursor: `c${node.id}`, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage,
      endCursor: images.length ? `c${images.at(-1)?.id}` : null,
    },
    totalCount: total,
  };
}
