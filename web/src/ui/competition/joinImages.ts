/** A competition with the photos that are read so far. */
interface WithImages {
  competition: {
    images: { nodes: readonly unknown[]; pageInfo: { endCursor: string | null } } | null;
  } | null;
}

/** A further page of photos behind those that are read; these alone where that page is there already. */
export function joinImages<Read extends WithImages>(read: Read, further: Read, after: string): Read {
  const [before, next] = [read.competition?.images, further.competition?.images];
  if (!before || !next || before.pageInfo.endCursor !== after) return read;
  return {
    ...read,
    competition: { ...read.competition, images: { ...next, nodes: [...before.nodes, ...next.nodes] } },
  };
}
