import type { components } from '@photo-competition/schema/rest';
import { askedId, withoutNulls } from '../restInput.ts';
import type { Mutations } from '../resolverTypes.ts';
import { payloadOf } from '../userErrors.ts';

type Schemas = components['schemas'];

const refused = { exclusion: null };

export const exclusionMutation: Mutations<'excludeBallots' | 'confirmExclusion' | 'revokeExclusion'> = {
  excludeBallots: (_root, { input: { competitionId, imageId, ballots, circle, reason, note, aloneNote } }, { rest }) =>
    payloadOf(refused, async () => ({
      exclusion: await rest.exclusion.exclude(askedId(competitionId, 'competitionId'), {
        imageId: Number(askedId(imageId, 'imageId')),
        reason,
        note,
        aloneNote: aloneNote ?? null,
        // Which letters there are the service knows.
        ...withoutNulls({ ballots, circle: circle as Schemas['ExclusionCircle'] | null | undefined }),
      }),
    })),

  confirmExclusion: (_root, { input: { competitionId, id, aloneNote } }, { rest }) =>
    payloadOf(refused, async () => ({
      exclusion: await rest.exclusion.confirm(askedId(competitionId, 'competitionId'), id, {
        aloneNote: aloneNote ?? null,
      }),
    })),

  revokeExclusion: (_root, { input: { competitionId, id } }, { rest }) =>
    payloadOf(refused, async () => ({
      exclusion: await rest.exclusion.revoke(askedId(competitionId, 'competitionId'), id),
    })),
};
