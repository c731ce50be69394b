import { nullWhenFailing } from '../absence.ts';
import type { Mutations } from '../resolverTypes.ts';
import { selectedFields } from '../selection.ts';
import { payloadOf, renamed } from '../userErrors.ts';

const uploadField = renamed({ competition_id: 'competitionId', image_type: 'slot' });

export const imageMutation: Mutations<'uploadImage' | 'deleteImage' | 'moderateImage'> = {
  uploadImage: async (_root, { input }, { rest }) => {
    const { competitionId, slot, title, description, ownImage } = input;
    const file = await input.file;
    return payloadOf(
      () =>
        rest.upload(
          competitionId,
          slot,
          { title, ownImage, ...(typeof description === 'string' ? { description } : {}) },
          file ? { stream: file.createReadStream(), mimetype: file.mimetype } : null,
        ),
      (image) => ({ image }),
      { image: null },
      uploadField,
    );
  },
  deleteImage: (_root, { input: { competitionId, slot } }, { rest }, info) =>
    payloadOf(
      () => rest.competition.deleteImage(competitionId, slot),
      async () => ({
        slot,
        competition: selectedFields(info).has('competition')
          ? await nullWhenFailing(() => rest.competition.competition(competitionId))
          : null,
      }),
      { slot: null, competition: null },
      uploadField,
    ),
  moderateImage: (_root, { input: { id, status, reason } }, { rest }) =>
    payloadOf(
      () => rest.competition.moderateImage(id, status, reason),
      (image) => ({ image }),
      { image: null },
    ),
};
