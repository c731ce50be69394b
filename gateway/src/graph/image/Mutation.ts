import { nullWhenFailing } from '../absence.ts';
import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { selectedFields } from '../selection.ts';
import { payloadOf, renamed } from '../userErrors.ts';
import { uploadedFile } from './uploadedFile.ts';

const slotField = renamed({ competition_id: 'competitionId', image_type: 'slot' });

export const imageMutation: Mutations<'uploadImage' | 'moveEntry' | 'deleteImage' | 'moderateImage'> = {
  uploadImage: async (_root, { input }, { rest }) => {
    const { competitionId, slot, title, description, ownImage } = input;
    const file = await uploadedFile(input.file);
    const data = {
      title,
      description: description ?? '',
      // The service refuses anything but true; the contract's type knows no other value.
      ownImage: ownImage as true,
    };
    return payloadOf(
      { image: null },
      async () => ({ image: await rest.upload(askedId(competitionId, 'competitionId'), slot, data, file) }),
      slotField,
    );
  },

  moveEntry: (_root, { input: { competitionId, imageId, to } }, { rest }) =>
    payloadOf(
      { entries: null },
      async () => ({
        entries: await rest.competition.moveEntry(
          askedId(competitionId, 'competitionId'),
          Number(askedId(imageId, 'imageId')),
          to,
        ),
      }),
      slotField,
    ),

  deleteImage: (_root, { input: { competitionId, slot } }, { rest }, info) =>
    payloadOf(
      { slot: null },
      async () => {
        const id = askedId(competitionId, 'competitionId');
        await rest.competition.deleteImage(id, slot);
        // The slot has been emptied even when this read fails.
        const competition = selectedFields(info).has('competition')
          ? await nullWhenFailing(() => rest.competition.competition(id))
          : null;
        return { slot, competition };
      },
      slotField,
    ),

  moderateImage: (_root, { input: { id, status, reason } }, { rest }) =>
    payloadOf({ image: null }, async () => ({ image: await rest.competition.moderateImage(id, status, reason) })),
};
