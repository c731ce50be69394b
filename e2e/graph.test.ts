import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  runAccounts,
  runCampaigns,
  runSite,
  runTemplates,
  runTexts,
  type Stage,
} from './product/graphAdministration.ts';
import { globalId } from './product/globalId.ts';
import { runJury } from './product/graphJury.ts';
import { runRounds } from './product/graphRounds.ts';
import { GraphPlay } from './product/graphPlay.ts';
import { graph, loginAdministrator, mailTo, visitor, within, type Person, type Stretch } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

let product: Product;
let play: GraphPlay;
let admin: Person;
let anna: Person;
let bela: Person;
let competition: { id: string; competitionStart: string };
/** Images by slot, of Anna unless it says so. */
let images: { first: string; second: string; ofBela: string };

beforeAll(async () => {
  // A document with every field of a root is larger than the limits for clients allow.
  product = await Product.start({
    environment: { COUNT_JOB_SECONDS: '1', COUNT_MIN_VOTERS: '1' },
    gatewayEnvironment: { QUERY_MAX_TOKENS: '10000', QUERY_MAX_COST: '1000000', QUERY_MAX_NODES: '1000000' },
  });
  play = new GraphPlay(product);
  admin = await loginAdministrator(product);
});
afterAll(() => product?.stop());

const go = (stretch: Stretch) => product.setClock(within(competition, stretch));
const passwords = new Map<string, string>();

async function login(username: string, password: string): Promise<Person> {
  const { token } = await play.call<{ token: string }>('Mutation.login', visitor, { input: { username, password } });
  passwords.set(username, password);
  return { username, token };
}

/** Registers and activates an account, all through the graph. */
async function join(username: string): Promise<Person> {
  const email = `${username}@example.org`;
  const names = { firstName: 'Ágnes', lastName: username };
  const input = { username, email, ...names, locale: 'en', newsletter: ['NEWS', 'RESULT'], acceptRules: true };
  await play.call('Mutation.register', visitor, { input });
  const [, number, validationCode] =
    /\/activation\/(\d+)\/([\w-]+)/.exec((await mailTo(product, email, 'activation')).text) ?? [];
  const newPassword = `${username} takes photos`;
  await play.call('Mutation.activateAccount', visitor, {
    input: { number: Number(number), validationCode, newPassword },
  });
  return login(username, newPassword);
}

test('accounts', async () => {
  anna = await join('anna');
  bela = await join('bela');
  const wrong = { username: 'anna', password: 'not the password' };
  await play.call('Mutation.login', visitor, { input: wrong }, { refused: ['INVALID_CREDENTIALS'] });
  await play.call('Query.me', anna);
  const profile = { firstName: 'Anna', lastName: 'Nagy', locale: 'en', newsletter: ['NEWS'] };
  await play.call('Mutation.updateProfile', anna, { input: { ...profile, email: 'anna@example.org' } });
  const mistaken = { input: { ...profile, email: 'nowhere' } };
  await play.call('Mutation.updateProfile', anna, mistaken, { refused: ['VALIDATION_FAILED'] });
  await play.call('Mutation.setLocale', anna, { input: { locale: 'en' } });
  const moveTo = (email: string) =>
    play.call('Mutation.updateProfile', anna, { input: { ...profile, email, current: passwords.get('anna') } });
  await moveTo('anna.first@example.org');
  await play.call('Mutation.resendEmailChange', anna, {});
  await play.call('Mutation.cancelEmailChange', anna, {});
  await moveTo('anna.new@example.org');
  const moved = await mailTo(product, 'anna.new@example.org', 'email-change');
  const [, number, validationCode] = /\/email-change\/(\d+)\/([\w-]+)/.exec(moved.text) ?? [];
  await play.call('Mutation.confirmEmail', visitor, { input: { number: Number(number), validationCode } });
});

test('devices', async () => {
  interface Session {
    token: string;
    refreshToken: string;
  }
  const input = { username: 'anna', password: passwords.get('anna'), device: "Anna's phone" };
  const opened = await play.call<Session>('Mutation.login', visitor, { input });
  const next = await play.call<Session>('Mutation.refreshSession', visitor, {
    input: { refreshToken: opened.refreshToken },
  });
  await play.call('Query.me', { username: 'anna', token: next.token });
  const told = await graph<{ me: { devices: { id: string; current: boolean }[] } }>(
    product,
    { username: 'anna', token: next.token },
    '{ me { devices { id current } } }',
  );
  expect(told.data?.me.devices).toMatchObject([{ current: true }]);
  await play.call('Mutation.endDevice', anna, { input: { id: told.data?.me.devices[0]?.id } });
  const over = { input: { refreshToken: next.refreshToken } };
  await play.call('Mutation.refreshSession', visitor, over, { refused: ['INVALID_REFRESH_TOKEN'] });
  await play.call('Mutation.endSession', visitor, over);
});

test('passwords', async () => {
  const current = passwords.get('bela');
  await play.call('Mutation.changePassword', bela, { input: { current, newPassword: 'bela changed it once' } });
  const account = { username: 'bela', email: 'bela@example.org' };
  await play.call('Mutation.requestPasswordReset', visitor, { input: account });
  const mail = await mailTo(product, account.email, 'lost-password');
  const [, validationCode] = /\/lost-password\/change\/bela\/([\w-]+)/.exec(mail.text) ?? [];
  const password = 'bela chose another one';
  await play.call('Mutation.resetPassword', visitor, { input: { username: 'bela', validationCode, password } });
  bela = await login('bela', password);
});

/** A competition with an hour for each phase, which began half an hour ago. */
const content = () => {
  const at = (hours: number) => new Date(Date.now() + (hours - 0.5) * 3_600_000).toISOString();
  return {
    title: { hu: 'Fények', en: 'Lights' },
    description: { hu: 'Leírás', en: 'Description' },
    minLongerSide: 100,
    competitionStart: at(0),
    votingStart: at(1),
    votingEnd: at(2),
    award: at(3),
  };
};

test('competitions', async () => {
  interface Made {
    competition: { id: string; version: number; competition: { competitionStart: string } };
  }
  const made = await play.call<Made>('Mutation.createCompetition', admin, { input: content() });
  const { id, version } = made.competition;
  competition = { id, competitionStart: made.competition.competition.competitionStart };
  const newer = { ...content(), title: { hu: 'Árnyak', en: 'Shades' } };
  const changed = await play.call<Made>('Mutation.updateCompetition', admin, {
    input: { id, version, content: newer },
  });
  competition.competitionStart = changed.competition.competition.competitionStart;
  const idle = await play.call<Made>('Mutation.createCompetition', admin, { input: content() });
  await play.callOutdated('Mutation.updateCompetition', admin, { id, content: newer });
  await play.callOutdated('Mutation.deleteCompetition', admin, { id: idle.competition.id });
  await play.callOutdated('Mutation.setCompetitionStatus', admin, { id, status: 'PUBLISHED' });
  await play.call('Mutation.deleteCompetition', admin, { input: { id: idle.competition.id } });
  await play.call('Mutation.setCompetitionStatus', admin, { input: { id, status: 'PUBLISHED' } });
  await play.call('Query.adminCompetitions', admin);
  await play.call('Query.adminCompetitionPage', admin, { page: 0, size: 10 });
  await play.call('Query.adminCompetition', admin, { id });
  const early = { input: { competitionId: id, circle: 'A' } };
  await play.call('Mutation.openRadarCircle', admin, early, { refused: ['WRONG_PHASE'] });
  await play.call('Query.activeCompetition', visitor);
  await play.call('Query.openCompetitions', visitor);
  await play.call('Query.installation', visitor);
  await play.call('Query.countKeys', visitor);
});

const stage = (): Stage => ({ product, play, admin });

/** A photo of which the camera has written everything that is read. */
const photoOfCamera = async (seed: number): Promise<Buffer> => {
  const wholeExif = {
    IFD0: { Make: 'NIKON', Model: 'Nikon D70' },
    IFD2: {
      FNumber: '28/10',
      ExposureTime: '1/250',
      ISOSpeedRatings: '400',
      FocalLength: '50/1',
      LensModel: 'AF-S 50mm f/1.8G',
      DateTimeOriginal: '2024:05:01 10:20:30',
    },
  };
  return sharp(await plainPhoto(seed))
    .withExif(wholeExif)
    .jpeg()
    .toBuffer();
};

test('entries', async () => {
  go('UPLOADING');
  const enter = async (person: Person, slot: string, bytes: Buffer): Promise<string> => {
    const input = { competitionId: competition.id, slot, title: 'A photo', description: 'About it', ownImage: true };
    const variables = { input: { ...input, file: null } };
    const { image } = await play.call<{ image: { id: string } }>('Mutation.uploadImage', person, variables, {
      file: bytes,
    });
    return image.id;
  };
  const first = await enter(anna, 'colour-1', await photoOfCamera(1));
  const second = await enter(anna, 'colour-2', await photoOfCamera(5));
  images = { first, second, ofBela: await enter(bela, 'colour-1', await photoOfCamera(1)) };
  const moved = await enter(anna, 'mono-1', await plainPhoto(4));
  for (const to of ['mono-2', 'mono-1'])
    await play.call('Mutation.moveEntry', anna, { input: { competitionId: competition.id, imageId: moved, to } });
  await play.call('Mutation.deleteImage', anna, { input: { competitionId: competition.id, slot: 'mono-1' } });
  await play.call('Query.competition', anna, { id: competition.id });
});

test('voting and comments', async () => {
  go('VOTING');
  await play.call('Mutation.castVote', bela, {
    input: { imageId: images.first, point: 5, number: 'AAAAAAAAAAAAAAAA' },
  });
  await play.call('Mutation.castVote', anna, { input: { imageId: images.ofBela, point: 2 } });
  const ownVote = { input: { imageId: images.first, point: 5 } };
  await play.call('Mutation.castVote', anna, ownVote, { refused: ['OWN_IMAGE'] });
  await play.call('Query.votingInfo', bela);
  interface Added {
    comment: { id: string };
  }
  const input = { imageId: images.second, text: 'What a light!' };
  const { comment } = await play.call<Added>('Mutation.addComment', bela, { input });
  await play.call('Mutation.editComment', bela, { input: { id: comment.id, text: 'What a light there!' } });
  const { comment: hasty } = await play.call<Added>('Mutation.addComment', bela, { input });
  await play.call('Mutation.deleteComment', bela, { input: { id: hasty.id } });
  await play.call('Mutation.moderateComment', admin, { input: { id: comment.id, status: 'APPROVED' } });
  await play.call('Query.image', bela, { id: images.second });
  const ids = [comment.id];
  await play.call('Mutation.moderateComments', admin, { input: { ids, status: 'REJECTED' } });
  await play.call('Mutation.moderateComments', admin, { input: { ids, status: 'APPROVED', ifStatus: 'PENDING' } });
  await play.call('Mutation.moderateComments', admin, { input: { ids, status: 'APPROVED', ifStatus: 'REJECTED' } });
  await play.call('Query.moderationPage', admin, { kind: 'COMMENT', status: ['APPROVED'] });
});

test('moderation of images', async () => {
  const input = { id: images.ofBela, status: 'DISQUALIFIED', reason: 'It is the photo of another.' };
  await play.call('Mutation.moderateImage', admin, { input });
  await play.call('Query.image', bela, { id: images.ofBela });
  await play.call('Query.moderationPage', admin, { kind: 'IMAGE', status: ['DISQUALIFIED'] });
  const ids = [images.ofBela];
  await play.call('Mutation.moderateImages', admin, { input: { ids, status: 'APPROVED', ifStatus: 'PENDING' } });
  await play.call('Mutation.moderateImages', admin, { input: { ids, status: 'APPROVED', ifStatus: 'DISQUALIFIED' } });
  const competitionId = competition.id;
  interface Pairs {
    items: { first: { id: string }; second: { id: string } }[];
  }
  const { items } = await play.call<Pairs>('Query.similarPage', admin, { competitionId });
  const [firstId, secondId] = [items[0]?.first.id, items[0]?.second.id];
  await play.call('Mutation.dismissSimilar', admin, { input: { firstId, secondId } });
  await play.call('Query.similarPage', admin, { competitionId, dismissed: true });
  await play.call('Query.adminPulse', admin, { watch: [{ kind: 'COMPETITION', id: competitionId }] });
  await play.call('Query.image', admin, { id: images.ofBela });
});

test('accounts, texts and templates of administrators', async () => {
  await runAccounts(stage());
  await runTexts(stage());
  await runSite(stage());
  await runTemplates(stage());
});

test('campaigns', async () => {
  const reader = 'anna.new@example.org';
  await runCampaigns(stage(), { competitionId: competition.id, reader, later: within(competition, 'AWARD') });
});

/** An administrator decides alone about Béla's ballot, looks, and takes it back. */
async function excludeAndRevoke(): Promise<void> {
  const { id: competitionId } = competition;
  const ballots = { imageId: images.first, ballots: ['AAAAAAAAAAAAAAAA'] };
  const input = { competitionId, ...ballots, reason: 'RULE', note: 'Late.', aloneNote: null };
  const { exclusion } = await play.call<{ exclusion: { id: string } }>('Mutation.excludeBallots', admin, { input });
  await play.call('Mutation.excludeBallots', admin, { input }, { refused: ['ALREADY_EXCLUDED'] });
  const decision = { competitionId, id: exclusion.id };
  const confirm = (aloneNote: string | null, refused: string[]) =>
    play.call('Mutation.confirmExclusion', admin, { input: { ...decision, aloneNote } }, { refused });
  await confirm(null, ['SECOND_ADMINISTRATOR']);
  await confirm('Nobody else is here.', []);
  await play.call('Query.competition', visitor, { id: competitionId });
  await play.call('Query.adminCompetition', admin, { id: competitionId }, { scored: true });
  await play.call('Mutation.revokeExclusion', admin, { input: decision });
  await play.call('Mutation.revokeExclusion', admin, { input: decision }, { refused: ['ILLEGAL_EXCLUSION_STATE'] });
}

/** Béla observes, and draws. */
async function observe(): Promise<void> {
  const { id: competitionId } = competition;
  const { id: accountId } = await play.call<{ id: string }>('Query.me', bela);
  await play.call('Mutation.setCountObserver', admin, { input: { competitionId, accountId } });
  const input = { competitionId, choice: 'DRAW', dice: '4 1 6' };
  await play.call('Mutation.observeCount', bela, { input });
  const refused = ['OBSERVER_HAS_CHOSEN'];
  await play.call('Mutation.observeCount', bela, { input: { ...input, dice: '5' } }, { refused });
  await play.call('Mutation.setCountObserver', admin, { input: { competitionId, accountId: null } }, { refused });
}

test('results', async () => {
  go('ENDED');
  await until('the count to be published', async () => {
    const query = 'query ($id: ID!) { competition(id: $id) { count { state } } }';
    const { data } = await graph<{ competition: { count: { state: string } } }>(product, visitor, query, {
      id: competition.id,
    });
    return data?.competition.count.state === 'PUBLISHED';
  });
  await excludeAndRevoke();
  await observe();
  await play.call('Query.competition', bela, { id: competition.id });
  await play.call('Query.archivedCompetitions', visitor, { first: 5 });
  await play.call('Query.competition', visitor, { id: competition.id });
  await play.call('Query.image', visitor, { id: images.first });
  const without = ['Competition.images', 'Competition.myEntries'];
  await play.call('Query.myArchivedEntries', anna, {}, { without });
  await play.call('Query.archivedEntries', anna, { last: 5 }, { without });
  await play.call('Query.adminCompetition', admin, { id: competition.id }, { scored: true });
  await play.call('Query.auditPage', admin, { page: 0, size: 50 });
});

test('global ids bring the objects that they stand for', async () => {
  /** Without the clocks, which stand in each competition. */
  const still = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replace(/"now":"[^"]+"/g, '"now":""'));
  const image = await play.call<{ competitionId: string }>('Query.image', visitor, { id: images.first });
  const node = await play.call('Query.node', visitor, { id: images.first }, { on: 'Image' });
  expect(still(node)).toEqual(still({ __typename: 'Image', ...image }));
  const never = globalId('Image', 999_999);
  const ids = [image.competitionId, images.second, never, images.first];
  const nodes = await play.call<unknown[]>('Query.nodes', visitor, { ids }, { on: 'Image' });
  expect(still(nodes)).toMatchObject([
    { __typename: 'Competition' },
    { __typename: 'Image', id: images.second },
    null,
    still(node),
  ]);
  const me = await play.call<{ id: string }>('Query.me', anna);
  const asAnna = await play.call('Query.node', anna, { id: me.id }, { on: 'User' });
  expect(asAnna).toEqual({ __typename: 'User', ...me });
  expect(await play.call('Query.node', bela, { id: me.id }, { on: 'User' })).toBeNull();
  const user = await play.call('Query.user', admin, { id: me.id });
  const { number } = user as { number: number };
  const asUser = await play.call('Query.node', admin, { id: globalId('AdminUser', number) }, { on: 'AdminUser' });
  expect(asUser).toEqual({ __typename: 'AdminUser', ...user });
});

// Their clocks run past the end of the competition above, which a service that looks meanwhile closes for good.
test('rounds of a jury', async () => {
  product.setClock();
  await runRounds(stage(), { judge: anna, artist: bela }, content());
});

test('a jury', async () => {
  await runJury(stage(), anna, content());
  // Its login a day later has ended the session of before.
  admin = await loginAdministrator(product);
});

test('a person who leaves', async () => {
  await play.call('Mutation.deleteAccount', bela, { input: { current: passwords.get('bela') } });
});

test('every root field has been called', () => {
  expect(play.uncalled).toEqual([]);
});

/**
 * Mails go out at once here, into a folder: a waiting mail and a server that answers are in the tests of the pulse, one that is
 * given up and tried once more in those of campaigns.
 */
const ofMailThatWaits = [
  'AdminPulse.runningEmails',
  'MailQueue.oldest',
  'MailQueue.lastAnswer',
  'RetryEmailPayload.email',
];

/** The installation has one key from its start on. */
const ofEarlierKeys = ['CountKey.until'];

/** Equal sizes of a log need no proof; it began with voting, and no rule was changed after that; its ballots are unlinked months later; nobody attests heads. */
const ofOtherCounts = [
  'Count.consistency',
  'CountRules.since',
  ...['position', 'at', 'field', 'from', 'to'].map((field) => `CountRuleChange.${field}`),
  ...['Count.ruleChanges', 'Count.unlinkedAt', 'CountBallot.replaces', 'CountFiles.timestamps'],
  ...['CountHead.cosigned', 'CountHead.stampedAt', 'CountCosignature.witness', 'CountCosignature.at'],
];

/** An observer sees one half of a count, and nothing is wrong with the ballots here (`api/src/voting/observer/observer.test.ts`). */
const ofOtherHalf = ['CountObservation.roll', 'RollName.rollId', 'RollName.username', 'DrawnBallot.flag'];

/** A handful of people is no circle (api/src/voting/radar); the radar has just begun to look. */
const ofCircles = [
  ...['failure', 'computedAt', 'people', 'votes', 'circles'].map((field) => `Radar.${field}`),
  ...['OpenRadarCirclePayload.people', 'OpenRadarCirclePayload.gone'],
];
const isOfCircles = (field: string) => ofCircles.includes(field) || /^Radar(?:Circle|Image|Person)\./.test(field);

/** Said of results and votes in previews alone (`api/src/preview/preview.test.ts`). */
const ofPreviews = ['ImageResult.sample', 'VotingInfo.sample'];

test('every field has brought something', () => {
  const elsewhere = [...ofMailThatWaits, ...ofEarlierKeys, ...ofOtherCounts, ...ofOtherHalf, ...ofPreviews];
  expect(play.unbrought.filter((field) => !elsewhere.includes(field) && !isOfCircles(field))).toEqual([]);
});
