import guide from '../../docs/graph.md?raw';

/** An operation of the guide for clients (docs/graph.md), whose test sends each of them to the running product. */
export interface GuideExample {
  name: string;
  query: string;
  /** JSON; empty where the operation has none. */
  variables: string;
}

const blocks = guide.matchAll(/^```graphql\n([\s\S]*?)^```\n+(?:```json\n([\s\S]*?)^```)?/gm);

/** The operations of the guide, in its order, with the variables that stand behind them. */
export const guideExamples: readonly GuideExample[] = [...blocks].map(([, query = '', variables = '']) => ({
  name: /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '',
  query,
  // As the editor lays JSON out.
  variables: variables && JSON.stringify(JSON.parse(variables), null, 2),
}));
