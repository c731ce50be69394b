import type {
  AdminCompetition,
  AdminJury,
  AdminJuryRound,
  AdminUser,
  BallotExclusion,
  Comment,
  Competition,
  Count,
  CountObservation,
  Email,
  ExcludedBallots,
  Image,
  MinimalImage,
  ModeratedImage,
  ModerationItem,
  Jury,
  JuryDesk,
  JuryLines,
  JuryPhoto,
  JuryPhotoPage,
  JuryResult,
  JuryRound,
  JurySeat,
  NamedObserver,
  Pulse,
  Robustness,
  DeviceSession,
  SessionUser,
  Site,
  StaticText,
  Template,
  UserRemoval,
  Vote,
  VotingInfo,
} from '@photo-competition/schema/rest';

/** A competition whose voting began on 2026-05-10 and ends on 2026-05-20. */
export const competition = (changes: Partial<Competition> = {}): Competition => ({
  id: 7,
  title: { hu: 'Tavasz', en: 'Spring' },
  description: { hu: '', en: '' },
  status: 'PUBLISHED',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-20T10:00:00.000Z',
  award: '2026-05-30T10:00:00.000Z',
  minPoint: 1,
  maxPoint: 5,
  scoring: 'BAYESIAN',
  minCoverage: 10,
  judgedBy: 'VOTERS',
  entriesShown: 'ALL',
  preModeration: false,
  minLongerSide: 800,
  imageTypes: [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 }],
  imageCount: 3,
  hasCount: false,
  ended: false,
  createdAt: '2026-04-01T10:00:00.000Z',
  ...changes,
});

/** The same one, as administrators see it. */
export const adminCompetition = (changes: Partial<AdminCompetition> = {}): AdminCompetition => ({
  ...competition(),
  updatedAt: '2026-04-02T10:00:00.000Z',
  version: 2,
  entryCount: 3,
  voteCount: 0,
  frozenFields: [],
  createdBy: 'katalin',
  updatedBy: null,
  moves: [{ to: 'PAUSED', allowed: true }],
  deletable: false,
  overlaps: [],
  ...changes,
});

/** Another entrant's image, as the minimal list has it. */
export const minimalImage = (id: number, changes: Partial<MinimalImage> = {}): MinimalImage => ({
  id,
  competitionId: 7,
  type: 'colour',
  slot: null,
  title: `Image ${id}`,
  width: 3000,
  height: 2000,
  thumbhash: 'AAAA',
  version: 'v1',
  createdAt: '2026-05-02T10:00:00.000Z',
  own: false,
  myVote: null,
  result: null,
  acceptance: null,
  awards: [],
  ...changes,
});

/** Another entrant's image, whole. */
export const image = (id: number, changes: Partial<Image> = {}): Image => ({
  ...minimalImage(id),
  description: 'A tree.',
  author: null,
  exposure: null,
  moderation: null,
  moderationReason: null,
  similar: [],
  comments: [],
  previousId: null,
  nextId: null,
  explanation: null,
  ...changes,
});

/** How sure the best ranks of a competition are. */
export const robustness = (): Robustness => ({
  rounds: 1000,
  seed: 4711,
  methods: ['BAYESIAN', 'MEAN'],
  categories: [
    {
      type: 'colour',
      winnerShare: 0.9,
      rows: [
        {
          imageId: 12,
          title: 'Image 12',
          rank: 1,
          interval: [1, 3],
          firstShare: 0.9,
          ranks: [
            { method: 'BAYESIAN', rank: 1 },
            { method: 'MEAN', rank: 2 },
          ],
        },
      ],
    },
  ],
});

const rankChange = {
  imageId: 12,
  type: 'colour',
  title: 'Image 12',
  rankBefore: 1,
  rankAfter: 2,
  overallRankBefore: 1,
  overallRankAfter: 2,
};

/** Three ballots on an image that are not counted. */
export const excludedBallots = (): ExcludedBallots => ({
  ballots: 3,
  groups: [
    { imageId: 12, title: 'Image 12', type: 'colour', ballots: 3, reason: 'RING', at: '2026-06-02T10:00:00.000Z' },
  ],
  effect: [rankChange],
});

/** A decision that one administrator has proposed. */
export const ballotExclusion = (changes: Partial<BallotExclusion> = {}): BallotExclusion => ({
  id: 5,
  imageId: 12,
  title: 'Image 12',
  type: 'colour',
  ballots: 3,
  reason: 'RING',
  note: 'Alike.',
  aloneNote: null,
  state: 'PROPOSED',
  own: true,
  proposedBy: 'admin',
  proposedAt: '2026-06-02T10:00:00.000Z',
  confirmedBy: null,
  effectiveAt: null,
  revokedBy: null,
  revokedAt: null,
  effect: [rankChange],
  ...changes,
});

/** An image as its moderator sees it. */
export const moderatedImage = (id: number, changes: Partial<ModeratedImage> = {}): ModeratedImage => ({
  ...minimalImage(id),
  description: 'A tree.',
  author: null,
  exposure: null,
  moderation: 'PENDING',
  moderationReason: null,
  similar: [],
  ...changes,
});

/** An image in the moderation queue. */
export const moderationItem = (id: number, changes: Partial<ModerationItem> = {}): ModerationItem => ({
  id,
  kind: 'IMAGE',
  image: moderatedImage(id),
  comment: null,
  moderatedBy: null,
  moderatedAt: null,
  signals: ['SIMILAR'],
  reports: [],
  ...changes,
});

/** A pulse for administrators: changed objects and waiting work. */
export const pulse = (changes: Partial<Pulse> = {}): Pulse => ({
  now: '2026-05-15T10:00:00.000Z',
  auditId: 41,
  pendingImages: 3,
  pendingComments: 0,
  unfinishedPhotos: 0,
  mail: { queued: 0, oldest: null, failedLastDay: 0, serverReachable: true, lastAnswer: null },
  runningEmails: [],
  watched: [],
  ...changes,
});

export const comment = (id: number, changes: Partial<Comment> = {}): Comment => ({
  id,
  imageId: 12,
  text: `Comment ${id}`,
  status: 'APPROVED',
  author: { id: 3, username: 'entrant03', firstName: 'Anna', lastName: 'Nagy' },
  own: false,
  createdAt: '2026-05-12T10:00:00.000Z',
  editedAt: null,
  editableUntil: null,
  ...changes,
});

export const vote = (point: number | null): Vote => ({
  imageId: 12,
  competitionId: 7,
  point,
  updatedAt: '2026-05-15T10:00:00.000Z',
  number: 'AAECAwQFBgcICQoL',
  receipt: null,
});

export const votingInfo = (): VotingInfo => ({
  competitionId: 7,
  minPoint: 1,
  maxPoint: 5,
  votable: 2,
  voted: 1,
  votes: [vote(4)],
});

export const sessionUser = (): SessionUser => ({
  id: 3,
  username: 'entrant03',
  email: 'entrant03@example.org',
  pendingEmail: null,
  firstName: 'Anna',
  lastName: 'Nagy',
  administrator: false,
  judge: false,
  locale: 'hu',
  newsletter: ['NEWS'],
  createdAt: '2026-01-01T10:00:00.000Z',
  token: 'a.jwt.token',
  expiry: '2026-05-15T20:00:00.000Z',
});

/** A device of the account. */
export const deviceSession = (): DeviceSession => ({
  id: '5f0c9a3e-3f5c-4c7e-9b0a-0d3c5a1f7e21',
  name: "Anna's phone",
  createdAt: '2026-04-01T10:00:00.000Z',
  lastUsedAt: '2026-05-15T11:50:00.000Z',
  current: false,
});

/** The announced effects of a deletion. */
export const userRemoval = (): UserRemoval => ({
  entriesWithdrawn: 1,
  entriesKept: 4,
  comments: 7,
  votes: 120,
  lastAdministrator: false,
});

/** Part of a list as a REST page; the cursor of the third element is `item 3`. */
function partOf<T>(all: T[], from: number, to: number, page: number, size: number) {
  const content = all.slice(from, to);
  return {
    content,
    page,
    size,
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
    next: content.length ? `item ${from + content.length}` : null,
    more: from + content.length < all.length,
    previous: content.length ? `item ${from + 1}` : null,
    earlier: from > 0 && all.length > 0,
  };
}

/** A REST page of a list. */
export const pageOf = <T>(all: T[], page: number, size: number) =>
  partOf(all, page * size, (page + 1) * size, page, size);

/** Answers with the page of a list that a path asks for, by its number or by cursors. */
export const listOf =
  <T>(all: T[]) =>
  (path: string) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [size, page] = [Number(query.get('size')), Number(query.get('page') ?? 0)];
    const numberOf = (name: string) => query.get(name)?.split(' ')[1];
    const from = Number(numberOf('after') ?? page * size);
    const to = Math.max(from, Number(numberOf('before') ?? all.length + 1) - 1);
    const isBack = query.get('backwards') === 'true';
    const start = isBack ? Math.max(from, to - size) : from;
    const part = partOf(all, start, isBack ? to : Math.min(to, from + size), page, size);
    if (query.get('cursors') !== 'true') return part;
    return { ...part, cursors: part.content.map((_, i) => `item ${start + i + 1}`) };
  };

/** An account, as administrators see it. */
export const adminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: 3,
  username: 'anna',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Kiss',
  administrator: false,
  enabled: true,
  activated: true,
  locale: 'hu',
  newsletter: ['NEWS'],
  organiserMail: true,
  createdAt: '2026-04-01T10:00:00.000Z',
  entryCount: 2,
  voteCount: 24,
  commentCount: 1,
  version: 3,
  ...changes,
});

/** A static text that an administrator has written. */
export const site = (changes: Partial<Site> = {}): Site => ({
  contactEmail: 'club@example.org',
  logo: { path: `/api/site/logo/${'a'.repeat(32)}`, width: 320, height: 120 },
  version: 3,
  ...changes,
});

export const staticText = (changes: Partial<StaticText> = {}): StaticText => ({
  id: 5,
  key: 'rules.body',
  locale: 'hu',
  text: '## Szabályok',
  version: 2,
  updatedAt: '2026-04-02T10:00:00.000Z',
  ...changes,
});

/** A mail template as shipped. */
export const template = (changes: Partial<Template> = {}): Template => ({
  id: 'lost-password',
  locale: 'en',
  subject: 'Choose a new password',
  body: '[Choose]({{link}})',
  shipped: { subject: 'Choose a new password', body: '[Choose]({{link}})' },
  variables: ['name', 'username', 'link'],
  required: ['link'],
  version: 0,
  updatedAt: null,
  ...changes,
});

/** A campaign in DRAFT. */
export const email = (changes: Partial<Email> = {}): Email => ({
  id: 9,
  state: 'DRAFT',
  template: 'voting-open',
  competitionId: 7,
  subject: null,
  body: null,
  audience: { group: 'ENTRANTS', newsletter: null, locale: null },
  scheduledAt: null,
  counts: { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, cancelled: 0 },
  createdBy: 'admin',
  createdAt: '2026-05-01T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  finding: null,
  version: 1,
  ...changes,
});

/** An entry of the audit log. */
export const auditEntry = () => ({
  id: 12,
  at: '2026-05-10T10:00:00.000Z',
  actor: 'admin',
  action: 'competition.created',
  objectType: 'competition',
  objectId: '7',
  label: 'Spring',
  competitionId: 7,
  competitionTitle: 'Spring',
  before: null,
  after: { status: 'DRAFT' },
  changes: [{ path: 'status', before: null, after: 'DRAFT' }],
  requestId: 'r-1',
});

/** The count of a competition whose results are public. */
export const count = (changes: Partial<Count> = {}): Count => ({
  state: 'PUBLISHED',
  origin: 'foto.example/count/7',
  minVoters: 5,
  tooFewVoters: false,
  unlinkedAt: null,
  heads: [],
  keys: [],
  rules: {
    at: '2026-05-10T10:01:00.000Z',
    since: null,
    votingStart: '2026-05-10T10:00:00.000Z',
    votingEnd: '2026-05-20T10:00:00.000Z',
    award: '2026-05-30T10:00:00.000Z',
    minPoint: 1,
    maxPoint: 5,
    scoring: 'BAYESIAN',
    minCoverage: 10,
    minCoverageVoters: 5,
    images: '0'.repeat(64),
    eligible: 12,
  },
  ruleChanges: [],
  leftOut: { voters: 6, ballots: 14 },
  versions: [{ version: 1, at: '2026-05-30T10:01:00.000Z', reason: 'AWARD', sha256: 'a'.repeat(64) }],
  files: {
    head: 'head-9',
    keys: 'keys-0123456789abcdef.json',
    records: 'records-9.jsonl',
    ballots: 'count.bin',
    roll: 'roll.bin',
    timestamps: ['head-9.tsr'],
  },
  ...changes,
  observer: {
    name: 'entrant05',
    namedAt: '2026-05-11T10:00:00.000Z',
    choice: 'DRAW',
    dice: '4 1 6',
    chosenAt: '2026-06-01T10:00:00.000Z',
    seed: `${'A'.repeat(43)}=`,
  },
});

export const namedObserver = (changes: Partial<NamedObserver> = {}): NamedObserver => ({
  accountId: 12,
  username: 'entrant05',
  namedBy: 'admin',
  namedAt: '2026-05-11T10:00:00.000Z',
  choice: null,
  chosenAt: null,
  ...changes,
});

/** A jury with one judge, as everyone is told. */
export const jury = (changes: Partial<Jury> = {}): Jury => ({
  namesPublic: 'AT_ONCE',
  judges: [{ firstName: 'Anna', lastName: 'Nagy', chair: true }],
  rounds: null,
  acceptance: null,
  awards: null,
  awardsConfirmedAt: null,
  ...changes,
});

/** The seat of the entrant in it, not answered yet. */
export const jurySeat = (changes: Partial<JurySeat> = {}): JurySeat => ({
  competition: competition({ judgedBy: 'JURY' }),
  state: 'INVITED',
  chair: false,
  judgesMayEnter: false,
  namesPublic: 'AT_ONCE',
  invitedAt: '2026-05-02T10:00:00.000Z',
  answeredAt: null,
  rounds: [],
  awards: null,
  ...changes,
});

/** A round of the jury that takes marks. */
export const juryRound = (changes: Partial<JuryRound> = {}): JuryRound => ({
  id: 3,
  competitionId: 7,
  title: { hu: 'Első forduló', en: 'First round' },
  position: 1,
  types: [],
  minPoint: 1,
  maxPoint: 5,
  pointNames: [{ point: 5, name: { hu: 'kiemelkedő', en: 'outstanding' } }],
  remarks: 'ENTRANTS',
  accepts: true,
  aim: 25,
  opens: '2026-05-05T10:00:00.000Z',
  closes: '2026-05-25T10:00:00.000Z',
  photos: 2,
  decidedAt: null,
  lines: null,
  ...changes,
});

/** The round as its judge sees it. */
export const juryDesk = (changes: Partial<JuryDesk> = {}): JuryDesk => ({
  round: juryRound(),
  tasks: 2,
  marked: 1,
  withdrawn: 0,
  byPoint: [0, 0, 0, 1, 0],
  finished: false,
  ...changes,
});

/** A photo of the round. */
export const juryPhoto = (number = 143, changes: Partial<JuryPhoto> = {}): JuryPhoto => ({
  roundId: 3,
  number,
  type: 'colour',
  title: 'Fény',
  width: 3000,
  height: 2000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  point: null,
  star: false,
  withdrawn: null,
  remark: '',
  reported: false,
  ...changes,
});

/** The page of the judge's photos with that one alone. */
export const juryPhotoPage = (changes: Partial<JuryPhotoPage> = {}): JuryPhotoPage => ({
  content: [juryPhoto()],
  totalElements: 1,
  next: 'JAAAAAwAAAAE',
  more: false,
  previous: 'JAAAAAwAAAAE',
  earlier: false,
  ...changes,
});

/** The result of an own entry in the round. */
export const juryResult = (changes: Partial<JuryResult> = {}): JuryResult => ({
  imageId: 13,
  rounds: [
    {
      round: juryRound(),
      score: '7/2',
      line: '3/1',
      accepted: true,
      distribution: [{ score: '7/2', photos: 1 }],
      sum: 7,
      judges: 2,
      marks: [
        { letter: 'A', point: 3 },
        { letter: 'B', point: 4 },
      ],
      remarks: ['Fine light.'],
    },
  ],
  ...changes,
});

/** The round as administrators see it. */
export const adminJuryRound = (changes: Partial<AdminJuryRound> = {}): AdminJuryRound => ({
  id: 3,
  round: juryRound(),
  version: 1,
  incomplete: 1,
  outside: 0,
  progress: [
    {
      seat: 1,
      firstName: 'Anna',
      lastName: 'Nagy',
      state: 'ACTIVE',
      tasks: 2,
      marked: 1,
      withdrawn: 0,
      complete: false,
      finishedAt: null,
      lastAt: '2026-05-06T10:00:00.000Z',
      remindableFrom: '2026-05-05T10:00:00.000Z',
    },
  ],
  ...changes,
});

/** The results of the round's marks, once it has closed. */
export const juryLines = (changes: Partial<JuryLines> = {}): JuryLines => ({
  roundId: 3,
  version: 1,
  categories: [
    {
      type: 'colour',
      photos: 3,
      authors: 2,
      unscored: 1,
      missing: 0,
      line: null,
      steps: [
        { score: '7/2', photos: 1, photosFrom: 1, authorsFrom: 1, starred: 1, images: [12] },
        { score: '3/1', photos: 1, photosFrom: 2, authorsFrom: 2, starred: 0, images: [13] },
      ],
    },
  ],
  ...changes,
});

/** The same jury as administrators see it. */
export const adminJury = (changes: Partial<AdminJury> = {}): AdminJury => ({
  judgesMayEnter: false,
  namesPublic: 'AT_ONCE',
  oneAwardPerImage: true,
  oneAwardPerAuthor: false,
  awards: [],
  awardsConfirmedAt: null,
  bestAuthors: [],
  version: 1,
  seats: [
    {
      seat: 1,
      accountId: 12,
      username: 'entrant05',
      firstName: 'Anna',
      lastName: 'Nagy',
      email: 'entrant05@example.org',
      activated: true,
      state: 'ACCEPTED',
      chair: true,
      invitedAt: '2026-05-02T10:00:00.000Z',
      answeredAt: '2026-05-03T10:00:00.000Z',
      leftAt: null,
      remindableFrom: null,
      conflicts: [{ accountId: 13, username: 'entrant06', firstName: 'Béla', lastName: 'Kis' }],
    },
  ],
  rounds: [],
  ...changes,
});

/** Ballots that an observer has drawn. */
export const countObservation = (changes: Partial<CountObservation> = {}): CountObservation => ({
  choice: 'DRAW',
  chosenAt: '2026-06-01T10:00:00.000Z',
  roll: null,
  draw: {
    dice: '4 1 6',
    seed: `${'A'.repeat(43)}=`,
    disabled: 1,
    gone: 0,
    ballots: [{ number: 'AAAAAAAAAAAAAAAA', imageId: 12, point: 4, flag: 'OWN_IMAGE' }],
  },
  ...changes,
});
