/**
 * A competition that takes photos after people have written comments: voting was put off, which earlier versions allowed, or the
 * clock was set back. Its entries can be replaced and removed.
 */
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

describe('a competition that takes photos again', () => {
  test('comments go with the photo that they were about', async () => {
    const service = await TestService.start(engine);
    try {
      const token = await login(service, service.administrator.username, service.administrator.password);
      const [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
      const made = await announce(service, token);
      const photo = await smallPhoto(1);
      service.setClock(within(made, 'UPLOADING'));
      const images = [];
      for (const slot of ['colour-1', 'colour-2'])
        images.push((await upload(service, anna, made.id, slot, photo)).body);
      service.setClock(within(made, 'VOTING'));
      const comment = { token: bela.token, json: { comment: 'Nice' } };
      for (const { id } of images)
        expect((await service.ask('POST', `/api/competition/comment/${id}`, comment)).status).toBe(201);

      service.setClock(within(made, 'UPLOADING'));
      expect((await upload(service, anna, made.id, 'colour-1', photo)).status).toBe(200);
      const removed = await service.ask('DELETE', `/api/competition/upload/${made.id}/colour-2`, { token: anna.token });
      expect(removed.status).toBe(204);
      expect(await service.query('select id from comment')).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
