import { sweepGarbage } from '../platform/blobs/garbage.ts';
import { engine } from '../testing/engines.ts';
import { until } from '../testing/service.ts';
import { TestInstallation } from './testing/installation.ts';

describe('the sweep', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
  });
  afterAll(() => installation.remove());

  test('removes nothing while a backup or a check is under way, and goes on afterwards', async () => {
    const service = await installation.service();
    try {
      const key = 'ab/garbage.jpg';
      await service.blobs.put(key, Buffer.from('bytes'));
      await service.db
        .insertInto('blob_garbage')
        .values({ key, since: new Date(0) })
        .execute();
      const [one, two] = [await installation.open(), await installation.open()];
      expect(await sweepGarbage(service.db, service.blobs, new Date())).toBe(0);
      await one.close();
      expect(await sweepGarbage(service.db, service.blobs, new Date())).toBe(0);
      expect(await service.blobs.size(key)).toBe(5);
      await two.close();
      const swept = async () => (await sweepGarbage(service.db, service.blobs, new Date())) === 1;
      await until('the sweep', swept);
      expect(await service.blobs.size(key)).toBeNull();
    } finally {
      await service.close();
    }
  });
});
