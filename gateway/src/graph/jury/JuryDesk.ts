import { nullWhenMissing } from '../absence.ts';
import { connectionOf, readWindow, selectsCursors, usualPage, windowOf } from '../connection.ts';
import type { JuryPhotoList, Resolution } from '../generated/resolvers.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { stageOf } from './stage.ts';

/** The file as uploaded is none of a judge's: what the camera wrote could name its author. */
const derivatives: Record<Resolution, string> = {
  THUMB: 'thumb',
  SMALL: 'small',
  MEDIUM: 'medium',
  LARGE: 'large',
  ORIGINAL: 'large',
};

export const JuryRound: ResolversOf<'JuryRound'> = {
  stage: (round, _args, context) => stageOf(round, context),
};

export const JuryDesk: ResolversOf<'JuryDesk'> = {
  competition: ({ round }, _args, { rest }) => nullWhenMissing(() => rest.competition.competition(round.competitionId)),
  async photos({ round }, args, { rest }, info) {
    const list: JuryPhotoList = args.list ?? 'OPEN';
    const filter = { list, ...(typeof args.type === 'string' ? { type: args.type } : {}) };
    return connectionOf(
      await readWindow(windowOf(args, usualPage('JuryDesk.photos')), selectsCursors(info), ({ page: _, ...window }) =>
        rest.jury.photos(round.id, { ...window, ...filter }),
      ),
    );
  },
  photo: ({ round }, { number }, { rest }) => nullWhenMissing(() => rest.jury.photo(round.id, number)),
};

export const JuryPhoto: ResolversOf<'JuryPhoto'> = {
  url: ({ roundId, number }, { resolution }) =>
    `/media/jury/${roundId}/${number}/${derivatives[resolution ?? 'MEDIUM']}`,
  urlNeedsToken: () => true,
};
