/** Every read that takes a preview, asked in each role at each stage: it tells what that role would be told, and nothing of votes. */
import { addressOf, walkedOperations } from '../testing/contractCall.ts';
import { engine } from '../testing/engines.ts';
import { callTable } from '../testing/secrecy/calls.ts';
import { stageOf, type Moment } from '../testing/secrecy/moment.ts';
import { competitionStart, plantData, type CallerName, type PlantedData } from '../testing/secrecy/plantedData.ts';
import { readAnswer } from '../testing/secrecy/readAnswer.ts';
import { holds, secretsOf, type Secret } from '../testing/secrecy/secrets.ts';
import { TestService } from '../testing/service.ts';

const hour = 3_600_000;
const previewed = walkedOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'X-Preview'));

/** Data that follow from votes: no preview shows them before voting is really over, whatever its instant. */
const ofVotes = ['score and points of an image', 'the number of votes of an image', "one's point", "others' points"];

/** In a preview a draft reads as if it were published (docs/product.md §3). */
const ofDrafts = 'a competition that is not published';

/** The roles of a preview, each with the planted person whose view it reads. */
const roles: [header: (data: PlantedData) => string, caller: CallerName][] = [
  [() => 'role=visitor', 'visitor'],
  [() => 'role=entrant', 'newcomer'],
  [() => 'role=voter', 'newcomer'],
  [({ people }) => `as=${people.owner.username}`, 'owner'],
  [({ people }) => `as=${people.voter.username}`, 'voter'],
];

/** An answer without what says of itself that it was made up, and without the votes of the stand-in that has voted. */
const withoutSamples = (json: unknown, isVoter: boolean): unknown =>
  JSON.parse(
    JSON.stringify(json, (key, value: unknown) => {
      if (isVoter && key === 'myVote') return null;
      return typeof value === 'object' && value !== null && 'sample' in value && value.sample === true ? null : value;
    }),
  );

describe('a preview', () => {
  let service: TestService;
  let data: PlantedData;
  let secrets: Secret[];
  const disclosed = new Set<string>();
  beforeAll(async () => {
    service = await TestService.start(engine);
    data = await plantData(service);
    secrets = secretsOf(data);
    service.setClock(new Date(competitionStart.getTime() + 1.5 * hour));
  }, 150_000);
  afterAll(() => service.stop());

  async function leaksOf(header: string, caller: CallerName, instant: Date): Promise<string[]> {
    const moment: Moment = {
      caller,
      status: 'PUBLISHED',
      stage: stageOf(data.competition, 'PUBLISHED', instant.getTime()),
    };
    const leaks: string[] = [];
    for (const operation of previewed)
      for (const parts of callTable[operation.id]?.(data, 'admin') ?? []) {
        const headers = { ...parts.headers, 'x-preview': `${header}; at=${instant.toISOString()}` };
        const address = addressOf(operation, parts);
        const { token } = data.people.admin;
        const { status, json } = await readAnswer(await service.raw('GET', address, { token, headers }));
        const text = JSON.stringify(withoutSamples(json, header === 'role=voter')) ?? '';
        if (status >= 500) leaks.push(`${address} answers ${status}`);
        for (const { what, values, mayRead, only } of secrets) {
          if (what === ofDrafts || !values.some((value) => holds(text, value))) continue;
          disclosed.add(what);
          const isAllowed = mayRead(moment) && only?.includes(operation.id) !== false;
          if (!isAllowed || ofVotes.includes(what)) leaks.push(`${address} tells ${header}: ${what}`);
        }
      }
    return leaks;
  }

  test.each(['BEFORE', 'UPLOADING', 'VOTING', 'AWARD', 'ENDED'].map((stage, n) => [stage, n - 0.5] as const))(
    'of %s while people vote',
    async (_, hours) => {
      const instant = new Date(competitionStart.getTime() + hours * hour);
      const leaks: string[] = [];
      for (const [headerOf, caller] of roles) leaks.push(...(await leaksOf(headerOf(data), caller, instant)));
      expect(leaks).toEqual([]);
    },
  );

  test('told what is to be seen in one of them', () => {
    expect([...disclosed].sort()).toEqual(
      [
        'a comment on a hidden image',
        'a comment that waits',
        'a rejected comment',
        'an approved comment',
        "the author's comment",
        'the name of a judge',
        'the name of the owner',
        'the name of the rival',
        'the number of entries that will be shown',
        'the title of an award',
        'exposure of the rejected image',
        'exposure of the shown image',
        'exposure of the rivals image',
        'title and description of the rejected image',
        'why the rejected image is hidden',
        'title and description of the shown image',
        'title and description of the rivals image',
        'who has commented',
      ].sort(),
    );
  });
});
