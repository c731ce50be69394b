/** The planted secrets, and their readers by stage: the table of docs/product.md §3, a row for each secret. */
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { imagesShown, isOpen, isPublicly, resultsShown, scoresShown, type Moment } from './moment.ts';
import {
  commentTexts,
  counts,
  draftTitle,
  awardTitle,
  juryRemark,
  juryReport,
  names,
  points,
  type CallerName,
  type PlantedImage,
  type PlantedData,
} from './plantedData.ts';

export interface Secret {
  what: string;
  /** Words to be found anywhere; numbers match as whole numbers only. */
  values: (string | number)[];
  /** Whether the caller may read it at that moment. */
  mayRead(moment: Moment): boolean;
  /** Operations that may disclose it; all of them by default. */
  only?: OperationId[];
}

const to =
  (...some: CallerName[]) =>
  ({ caller }: Moment): boolean =>
    some.includes(caller);
const either =
  (...some: ((moment: Moment) => boolean)[]) =>
  (moment: Moment): boolean =>
    some.some((one) => one(moment));

/** Data of a round for a judge: its photos by their titles, once it has opened, and their number. */
const atDesk = (moment: Moment): boolean =>
  moment.caller === 'judge' && isPublicly(moment) && ['VOTING', 'AWARD', 'ENDED'].includes(moment.stage);

/** Data for an owner on the page of the own entry, also where others do not see it. */
const atOwnPage = (moment: Moment): boolean => moment.caller === 'owner' && isPublicly(moment) && isOpen(moment);

/** Texts of an entry are for its owner and administrators, and for everyone once images are shown. */
function ofImage({ images }: PlantedData): Secret[] {
  return Object.entries(images).flatMap(([name, { owner, title, moderation, reason }]: [string, PlantedImage]) => {
    const insiders = owner === 'owner' ? to('owner', 'admin') : to('admin');
    const mayRead = moderation === 'APPROVED' ? either(insiders, imagesShown) : insiders;
    const iso = 31_301 + Object.keys(images).indexOf(name);
    return [
      {
        what: `title and description of the ${name} image`,
        values: [title],
        mayRead: moderation === 'APPROVED' ? either(mayRead, atDesk) : mayRead,
      },
      { what: `exposure of the ${name} image`, values: [iso], mayRead },
      ...(reason ? [{ what: `why the ${name} image is hidden`, values: [reason], mayRead: insiders }] : []),
    ];
  });
}

function ofPeople({ people }: PlantedData): Secret[] {
  const author = (name: 'owner' | 'rival', insiders: ReturnType<typeof to>): Secret[] => [
    {
      what: `the name of the ${name}`,
      values: [...names[name], people[name].username, people[name].id],
      mayRead: either(insiders, resultsShown),
    },
    { what: `the address of the ${name}`, values: [people[name].email], mayRead: insiders },
  ];
  return [
    ...author('owner', to('owner', 'admin')),
    ...author('rival', to('admin')),
    {
      what: 'who has commented',
      values: [...names.voter, people.voter.username, people.voter.id],
      mayRead: either(to('voter', 'admin'), imagesShown, atOwnPage),
    },
    {
      what: 'the name of a judge',
      values: [...names.judge],
      mayRead: either(to('judge', 'admin'), resultsShown),
    },
    { what: 'the account of a judge', values: [people.judge.username, people.judge.id], mayRead: to('judge', 'admin') },
    { what: 'the address of a voter', values: [people.voter.email], mayRead: to('voter', 'admin') },
  ];
}

const ofComments: Secret[] = [
  {
    what: 'an approved comment',
    values: [commentTexts.approved],
    mayRead: either(to('voter', 'admin'), imagesShown, atOwnPage),
  },
  { what: 'a comment that waits', values: [commentTexts.pending], mayRead: to('voter', 'admin') },
  { what: 'a rejected comment', values: [commentTexts.rejected], mayRead: to('voter', 'admin') },
  { what: "the author's comment", values: [commentTexts.byOwner], mayRead: either(to('owner', 'admin'), imagesShown) },
  {
    what: 'a comment on a hidden image',
    values: [commentTexts.onRejected],
    mayRead: either(to('voter', 'admin'), atOwnPage),
  },
];

const sum = (counts.votesOfShown - 1) * points.ofCrowd + points.ofVoter;
const mean = String(sum / counts.votesOfShown).slice(0, 7);

const ofVotes: Secret[] = [
  {
    what: 'score and points of an image',
    values: [mean, sum, counts.votesOfRivals * points.ofRivals],
    mayRead: scoresShown,
  },
  { what: 'the number of votes of an image', values: [counts.votesOfShown], mayRead: scoresShown },
  {
    what: "one's point",
    values: [points.ofVoter],
    mayRead: either(to('voter'), (moment) => moment.caller === 'admin' && scoresShown(moment)),
  },
  {
    what: "others' points",
    values: [points.ofCrowd, points.ofRivals],
    mayRead: either((moment) => moment.caller === 'admin' && scoresShown(moment), scoresShown),
  },
  { what: 'turnout', values: [counts.votesOfShown + counts.votesOfRivals], mayRead: to('admin') },
  { what: 'the number of entries', values: [counts.entries, counts.entries - 1], mayRead: to('admin') },
  {
    what: 'the number of entries that will be shown',
    values: [counts.approved, counts.approved - 1],
    // A jury tells how many photos its rounds have had.
    mayRead: either(to('admin'), imagesShown, resultsShown, atDesk),
  },
];

const ofJury: Secret[] = [
  // The judge is the chair when the list is confirmed.
  { what: 'the title of an award', values: [awardTitle], mayRead: either(to('admin', 'judge'), resultsShown) },
  {
    what: 'the remark of a judge',
    values: [juryRemark],
    mayRead: either(to('judge'), (moment) => moment.caller === 'owner' && resultsShown(moment)),
  },
  { what: 'the report of a judge to the moderators', values: [juryReport], mayRead: either(to('judge'), to('admin')) },
];

const ofFiles = ({ images, privateKeys }: PlantedData): Secret[] => [
  ...Object.entries(images).map(([name, { sha256, owner }]: [string, PlantedImage]) => ({
    what: `the digest of the original of the ${name} image`,
    values: [sha256, sha256.slice(0, 16)],
    mayRead: owner === 'owner' ? to('owner', 'admin') : to('admin'),
    only: ['adminExportCompetition', 'adminExportOriginals', 'getMyData'] satisfies OperationId[],
  })),
  {
    what: 'where originals are kept, and how pictures are compared',
    values: Object.values(images).flatMap(({ original_key, perceptual_hash }) => [original_key, perceptual_hash]),
    mayRead: () => false,
  },
  { what: 'keys that stand for a person', values: privateKeys, mayRead: () => false },
];

const ofDrafts: Secret[] = [
  { what: 'a competition that is not published', values: [draftTitle], mayRead: to('admin') },
];

export const secretsOf = (data: PlantedData): Secret[] => [
  ...ofImage(data),
  ...ofPeople(data),
  ...ofDrafts,
  ...ofComments,
  ...ofVotes,
  ...ofJury,
  ...ofFiles(data),
];

/** Whether a text holds a secret's value; a number as one, and not as a part of an instant or of a longer one. */
export function holds(text: string, value: string | number): boolean {
  if (!text.includes(String(value))) return false;
  if (typeof value === 'string') return true;
  return new RegExp(`(?<![\\w.-]|\\d:)${value}(?![\\w-]|[:.]\\d)`).test(text);
}
