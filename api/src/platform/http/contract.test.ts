import { competitionContent } from '../../testing/goodCases/competitions.ts';
import { walkedOperations } from '../../testing/contractCall.ts';
import { contractOperations } from './contract.ts';

/** Every call of docs/product.md §10. */
const specified = `
POST /api/authentication/login
POST /api/authentication/registration
POST /api/authentication/activation/{id}
POST /api/authentication/lost/password
POST /api/authentication/lost/change
GET /api/competition/active
GET /api/competition/{id}
GET /api/competition/archived/competitions
GET /api/competition/minimal/{id}
GET /api/competition/paged/{id}
GET /api/competition/image/{id}
GET /api/competition/image/{image}/{resolution}
GET /api/competition/user-image/{competitionId}/{type}
GET /api/competition/user-image/{competitionId}/{type}/{resolution}
GET /api/competition/user-image/archived
GET /api/competition/user-image/{id}
GET /api/competition/vote
POST /api/competition/vote
POST /api/competition/comment/{id}
PUT /api/competition/moderate/comment/{id}/{status}
POST /api/competition/upload/{competition_id}/{image_type}
DELETE /api/competition/upload/{competition_id}/{image_type}
GET /api/admin/competition/
POST /api/admin/competition/
GET /api/admin/competition/{id}
PUT /api/admin/competition/{id}
DELETE /api/admin/competition/{id}
PUT /api/admin/competition/status/{id}/{status}
GET /api/admin/competition/{id}/statistics
POST /api/admin/competition/page
POST /api/admin/email/
POST /api/admin/email/createAndSend
PUT /api/admin/email/{id}
POST /api/admin/email/{id}/activate
POST /api/admin/email/{id}/cancel
GET /api/admin/email/messages/{id}
GET /api/admin/email/recipients
POST /api/admin/email/page
GET /api/localization/
GET /api/localization/{locale}
GET /api/admin/localized-static-text/
POST /api/admin/localized-static-text/
GET /api/admin/localized-static-text/{id}
PUT /api/admin/localized-static-text/{id}
DELETE /api/admin/localized-static-text/{id}
POST /api/admin/localized-static-text/page
GET /api/admin/template/
GET /api/admin/template/{id}/{locale}
PUT /api/admin/template/{id}/{locale}
POST /api/admin/template/page
GET /api/admin/user/
POST /api/admin/user/
GET /api/admin/user/{id}
PUT /api/admin/user/{id}
DELETE /api/admin/user/{id}
POST /api/admin/user/page
POST /api/admin/user/mail/{type}/{id}
POST /api/admin/user/state/{id}
GET /api/user/my
POST /api/user/my/profile
POST /api/user/my/password
`;

/** Calls that the specification marks with (auth), and which the product offers to visitors as well (docs/product.md §3). */
const openToVisitors = ['getImagesMinimal', 'getImages', 'getImage'];

const calls = walkedOperations.map(({ method, path }) => `${method} ${path}`);

test.each(specified.trim().split('\n'))('the contract has %s', (call) => {
  expect(calls).toContain(call);
});

test('each operation has a name and an address of its own', () => {
  expect(new Set(walkedOperations.map(({ id }) => id)).size).toBe(walkedOperations.length);
  expect(new Set(calls).size).toBe(calls.length);
});

test('the service routes exactly the operations of the document', () => {
  expect(contractOperations.map(({ id }) => id).sort()).toEqual(walkedOperations.map(({ id }) => id).sort());
});

test.each([
  ['0000-01-01T00:00:00Z', false],
  ['1969-12-31T23:59:59.999Z', false],
  ['1970-01-01T00:00:00Z', true],
  ['2026-05-01T12:00:00+02:00', true],
  ['2026-06-30T23:59:60Z', false],
  ['2026-02-30T10:00:00Z', false],
  ['9999-12-31T23:59:59.999Z', true],
  ['9999-12-31T23:59:59-23:59', false],
])('the instant %s can be stored: %s', (competitionStart, taken) => {
  const operation = contractOperations.find(({ id }) => id === 'adminCreateCompetition');
  const read = () => operation?.readBody({ ...competitionContent(), competitionStart });
  if (taken) expect(read).not.toThrow();
  else expect(read).toThrow('VALIDATION_FAILED');
});

test('a call needs a token where not anyone may make it, and nowhere else', () => {
  expect(walkedOperations.filter(({ who, needsToken }) => needsToken !== (who !== 'anyone'))).toEqual([]);
});

test('entering, voting and judging are for entrants: administrators take no part in a competition', () => {
  const ids = walkedOperations.filter(({ who }) => who === 'entrant').map(({ id }) => id);
  expect(ids.sort()).toEqual([
    'answerJuryInvitation',
    'castMarks',
    'castVote',
    'confirmAwards',
    'deleteImage',
    'finishJuryRound',
    'getJuryDesk',
    'getJuryPhoto',
    'getJuryPhotoBytes',
    'getJuryPhotos',
    'getMySeats',
    'moveEntry',
    'remarkJuryPhoto',
    'reportJuryPhoto',
    'starJuryPhoto',
    'uploadImage',
    'withdrawFromJuryPhoto',
  ]);
});

test('every call of an administrator or of the bearer needs a token', () => {
  const bearers = walkedOperations.filter(({ path }) =>
    /^\/api\/(admin|user)\/|user-image|\/vote$|\/moderate\//.test(path),
  );
  expect(bearers.filter(({ needsToken }) => !needsToken)).toEqual([]);
  expect(walkedOperations.filter(({ id }) => openToVisitors.includes(id)).every(({ takesToken }) => takesToken)).toBe(
    true,
  );
});
