/** A competition whose voting was put off after people had written comments: its entries can be replaced and removed. */
import type { components } from '@photo-competition/schema/rest';
import { engines } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';
import { smallPhoto } from '../testing/world.ts';

type Schemas = components['schemas'];

test.each(engines)(
  'comments go with the photo that they were about, on $name',
  async (engine) => {
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

      const { title, description, version } = made;
      const later = datesFrom(new Date(new Date(made.competitionStart).getTime() + 3_600_000));
      const json = { title, description, ...later, minLongerSide: 100, version };
      const moved = await service.ask<Schemas['AdminCompetition']>('PUT', `/api/admin/competition/${made.id}`, {
        token,
        json,
      });
      expect(moved.status).toBe(200);
      expect((await upload(service, anna, made.id, 'colour-1', photo)).status).toBe(200);
      const removed = await service.ask('DELETE', `/api/competition/upload/${made.id}/colour-2`, { token: anna.token });
      expect(removed.status).toBe(204);
      expect(await service.query('select id from comment')).toEqual([]);
    } finally {
      await service.stop();
    }
  },
  150_000,
);
