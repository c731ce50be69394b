import { nullWhenMissing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** Where the gateway serves a file of a count. */
const addressOf = (competitionId: number, name: string): string => `/media/count/${competitionId}/${name}`;

export const Count: ResolversOf<'Count'> = {
  headsFeed: ({ competitionId }) => addressOf(competitionId, 'heads.atom'),
  versions: ({ competitionId, versions }) =>
    versions.map((one) => ({ ...one, url: addressOf(competitionId, `result-${one.version}.json`) })),
  files({ competitionId, files }) {
    if (!files) return null;
    const { head, timestamps, keys, records, ballots, roll } = files;
    const at = (name: string) => addressOf(competitionId, name);
    return {
      head: at(head),
      timestamps: timestamps.map(at),
      keys: at(keys),
      records: at(records),
      ballots: ballots && at(ballots),
      roll: at(roll),
    };
  },
  consistency: async ({ competitionId }, { from, to }, { rest }) =>
    (await rest.count.consistency(competitionId, from, to)).hashes,
  inclusion: ({ competitionId }, { number }, { rest, viewer }) =>
    viewer && nullWhenMissing(() => rest.count.inclusion(competitionId, number)),
  mine: ({ competitionId }, _args, { rest, viewer }) => viewer && nullWhenMissing(() => rest.count.mine(competitionId)),
};
