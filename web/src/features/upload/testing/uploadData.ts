import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import type { UploadedCompetitionFragment } from '../overview/generated/graphql.ts';
import type { Answer, Answers } from '../../../testing/render.tsx';

type Competition = UploadedCompetitionFragment;

const text = (hu: string, en: string) => ({ __typename: 'LocalizedText' as const, hu, en });

/** A competition that takes entries: two slots of one category. */
export const competition = (changes: Partial<Competition> = {}): Competition => ({
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '2',
  number: 2,
  title: text('Fények', 'Lights'),
  minLongerSide: 800,
  imageTypes: [{ __typename: 'ImageType', code: 'colour', slots: 2, title: text('Színes', 'Colour') }],
  status: 'PUBLISHED',
  phase: 'UPLOADING',
  ended: false,
  now: '2026-05-05T12:00:00.000Z',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-30T10:00:00.000Z',
  award: '2026-06-05T10:00:00.000Z',
  myEntries: [],
  ...changes,
});

/** The same competition once voting has begun. */
export const voting = (changes: Partial<Competition> = {}): Competition =>
  competition({ phase: 'VOTING', now: '2026-05-20T12:00:00.000Z', ...changes });

/** Entry in the first slot. */
export const entry = (changes: Partial<SlotEntryFragment> = {}) => ({
  __typename: 'Image' as const,
  id: '70',
  number: 70,
  type: 'colour',
  slot: 1,
  title: 'Hajnal a Dunán',
  description: 'Pára a víz felett',
  width: 2000,
  height: 3000,
  moderation: 'APPROVED' as const,
  moderationReason: null,
  similar: [],
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  urlNeedsToken: false,
  thumb: '/media/entry/2/colour-1/thumb?v=a',
  small: '/media/entry/2/colour-1/small?v=a',
  medium: '/media/entry/2/colour-1/medium?v=a',
  large: '/media/entry/2/colour-1/large?v=a',
  ...changes,
});

/** The start of a JPEG whose frame header says nothing of its size. */
const jpegStart = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0]);

/** A photo to choose; its size in bytes can be any, without the bytes. */
export function photo(name = 'dawn.jpg', type = 'image/jpeg', size = 12, bytes: BlobPart = jpegStart): File {
  const file = new File([bytes], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Answers of the gateway to both pages; `entries` is asked at each reading. */
export function answering(of: Competition | null, entries: () => ReturnType<typeof entry>[]): Answers {
  const read = (own: (entries: ReturnType<typeof entry>[]) => object): Answer => ({
    data: { activeCompetition: of && { ...of, ...own(entries()) } },
  });
  const openCompetitions = of ? [of] : [];
  return {
    UploadOverview: () => {
      const { data } = read((all) => ({ myEntries: all }));
      return { data: { ...data, openCompetitions } };
    },
    UploadSlot: ({ slot }) =>
      read((all) => ({ myEntry: all.find((one) => `${one.type}-${one.slot}` === slot) ?? null, myEntries: all })),
  };
}
