/** A count that is read while its log grows is answered as it was: heads, records and versions of one size. */
import { sql } from 'kysely';
import { Counted, hours, instant } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { countService } from './service.ts';

/** The same query, before which something is done. */
const after = <Query extends object>(before: () => Promise<void>, query: Query): Query =>
  new Proxy(query, {
    get(target, name) {
      const own = (target as Record<string | symbol, (...args: unknown[]) => unknown>)[name];
      if (typeof own !== 'function') return own;
      if (name === 'execute') return () => before().then(() => own.call(target));
      return (...args: unknown[]) => after(before, own.apply(target, args) as object);
    },
  });

describe('a count that is read while another result is published', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 3, images: 2 }, { COUNT_MIN_VOTERS: '2' });
    const images = await counted.images();
    await counted.roundAt(hours.votingStart + 1);
    for (const person of [1, 2, 3]) for (const id of images) await counted.vote(person, id, 3);
    await counted.roundAt(hours.votingEnd + 1);
    await counted.roundAt(hours.award + 1);
  });
  afterAll(() => counted.stop());

  test('is of one size', async () => {
    const { db, service } = counted;
    const before = await counted.log();
    expect(before?.result_version).toBe(1);
    let published = false;
    const publish = async () => {
      if (published) return;
      published = true;
      await sql`update image set moderation = 'REJECTED' where id = (select min(id) from image)`.execute(db);
      await sql`update competition set results_revision = results_revision + 1`.execute(db);
      await counted.roundAt(hours.award + 2);
    };
    const meanwhile = new Proxy(db, {
      get(target, name) {
        if (name === 'selectFrom')
          return (table: 'count_head') => {
            const query = target.selectFrom(table);
            return (table as string) === 'count_head' ? after(publish, query) : query;
          };
        const own: unknown = Reflect.get(target, name);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
    const reading = countService({ db: meanwhile, signer: service.signer, minVoters: 2 });
    const read = await reading.read(1, instant(hours.award + 2));
    expect((await counted.log())?.result_version).toBe(2);
    expect(read.versions.map(({ version }) => version)).toEqual([1]);
    expect(read.files?.head).toBe(`head-${before?.size}`);
    expect(Math.max(...read.heads.map(({ size }) => size))).toBe(before?.size);
    const later = await reading.read(1, instant(hours.award + 2));
    expect(later.versions.map(({ version }) => version)).toEqual([1, 2]);
  });
});
