/**
 * An id of the graph, for tests that name what the service told them the number of. Clients never make one: they send back what an
 * answer has brought (`Node` in schema/graph/node.graphql).
 * @param type the type of the graph
 */
export const globalId = (type: string, number: number | string): string =>
  Buffer.from(`${type}:${number}`).toString('base64url');
