/** Marks that were acknowledged are there once each, whenever the service is killed (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay, newChoice } from '../testing/jury.ts';

type Schemas = components['schemas'];
type Judge = Person & { seat: number };
type Mark = Schemas['MarkRequest'];

/** How often the service is killed. */
const kills = Number(process.env['TEST_KILLS'] ?? 2);
/** Milliseconds after which so many kills will never come to an end: a safety net. */
const timeout = 300_000 + kills * 120_000;
/** Acknowledged marks of each judge before a kill, at least. */
const before = 5;

describe('a round whose service is killed', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let round: number;
  let judges: Judge[];
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    competition = await play.competition();
    const artist = await play.person('artist');
    for (const slot of ['colour-1', 'colour-2', 'mono-1', 'mono-2'])
      await upload(play.service, artist, competition.id, slot, await smallPhoto(slot.length + Number(slot.at(-1))));
    judges = [await play.judge(competition.id, 'first'), await play.judge(competition.id, 'second')];
    round = await play.round(competition, { panel: judges.map(({ seat }) => seat), maxPoint: 20 });
    play.at(competition, 'VOTING');
  }, 300_000);
  afterAll(() => play.stop());

  /** Gives marks one after another until no answer comes. @returns all that were sent, the acknowledged ones first */
  async function markOn(judge: Judge, numbers: number[], acknowledged: () => void) {
    const marks: Mark[] = [];
    for (let n = 0; ; n++) {
      const mark = { number: numbers[n % numbers.length] ?? 1, point: 1 + (n % 20), choice: newChoice() };
      marks.push(mark);
      const answer = await play.mark(judge, round, [mark]).catch(() => null);
      if (!answer || answer.status !== 200) {
        // More in a second than are taken.
        if (answer?.status === 429) continue;
        return marks;
      }
      acknowledged();
    }
  }

  const kept = (seat: number) =>
    play.service.query<{ choice: string; number: number; point: number }>(
      `select encode(choice, 'base64') as choice, number, point from jury_mark where round_id = ${round} and seat = ${seat} order by id`,
    );
  const inText = (choice: string) => Buffer.from(choice, 'base64').toString('base64url');

  test(
    'loses none of them and has none twice',
    async () => {
      const numbers = new Map<number, number[]>();
      for (const judge of judges)
        numbers.set(
          judge.seat,
          (await play.photos(judge, round, 'list=ALL')).content.map(({ number }) => number),
        );
      for (let n = 0; n < kills; n++) {
        let killed: Promise<unknown> | undefined;
        const counts = new Map<number, number>();
        const acknowledge = (seat: number) => {
          counts.set(seat, (counts.get(seat) ?? 0) + 1);
          const enough = judges.every((judge) => (counts.get(judge.seat) ?? 0) >= before + n);
          if (enough) killed ??= play.service.end('SIGKILL');
        };
        const sent = await Promise.all(
          judges.map((judge) =>
            markOn(judge, numbers.get(judge.seat) ?? [], () => acknowledge(judge.seat)).then((marks) => ({
              judge,
              marks,
            })),
          ),
        );
        await killed;
        await play.service.launch();
        play.at(competition, 'VOTING');
        for (const { judge, marks } of sent) {
          const known = new Set((await kept(judge.seat)).map(({ choice }) => inText(choice)));
          const lost = marks.slice(0, counts.get(judge.seat)).filter(({ choice }) => !known.has(choice));
          expect(lost).toEqual([]);
          // A judge without an answer asks once more.
          const again = await play.mark(judge, round, marks.slice(-100));
          expect(again.body.results.map(({ refusal }) => refusal).filter(Boolean)).toEqual([]);
          const rows = await kept(judge.seat);
          for (const { choice } of marks) expect(rows.filter((row) => inText(row.choice) === choice)).toHaveLength(1);
          const standing = (await play.photos(judge, round, 'list=MARKED')).content;
          for (const { number, point } of standing)
            expect(point).toBe(rows.filter((row) => row.number === number).at(-1)?.point);
        }
      }
    },
    timeout,
  );
});
