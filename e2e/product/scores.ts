/** Fields that tell how an image, or a list of them, stands. */
const ofScores = new Set([
  ...['score', 'rank', 'overallRank', 'points', 'votesByPoint', 'perPoint', 'topImages'],
  ...['rankingWithout', 'radar', 'robustness', 'explanation'],
]);

/** Fields that would tell it as members of an image. */
const ofVotes = new Set(['votes', 'voteCount', 'count']);

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

function* found(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const isImage = '__typename' in value && value.__typename === 'Image';
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? path : `${path}.${key}`;
    // How many votes all images of a competition have together is turnout; of one image it is a score.
    const tells = ofScores.has(key) || (isImage && ofVotes.has(key)) || (key === 'votes' && path.endsWith('result'));
    if (tells && !isEmpty(inner)) yield at;
    yield* found(inner, at);
  }
}

/** Paths in an answer, JSON or a document with JSON in it, at which a score, a rank or a number of votes of an image stands. */
export function scoresIn(text: string): string[] {
  const parts = text.trimStart().startsWith('<')
    ? [...text.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => json)
    : [text];
  return parts.flatMap((part) => {
    try {
      return [...found(JSON.parse(part), '')];
    } catch {
      return [];
    }
  });
}
