/** Keys and codes of mailed links open something for everybody who has them: they stand in no line of the log. */
import { engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';

const key = '5f0c9a3e-0000-4000-8000-000000000001';
const code = 'aG93LXNlY3JldC1pcy1pdA';
const password = 'correct-horse-battery';
const refreshToken = 'c2VjcmV0'.repeat(8);

test('no secret of an address, a body or a header is logged, whether the address exists or not', async () => {
  const service = await TestService.start(engine, { LOG_LEVEL: 'trace' });
  try {
    const paths = [`/api/email/subscription/${key}/NEWS`, `/API/email/subscription/${key}/NEWS`, `/api/email/${key}`];
    for (const path of [...paths, `/api/email/subscription/${key}/nothing`, `/api/email/subscription/${key}%ff/NEWS`])
      for (const method of ['GET', 'POST', 'DELETE', 'PUT']) await service.ask(method, path, { token: `a.${code}.b` });
    await service.ask('POST', `/api/authentication/activation/5?code=${code}`, {
      json: { validationCode: code, newPassword: password },
    });
    for (const path of ['refresh', 'logout']) {
      const [url, json] = [`/api/authentication/${path}`, { refreshToken }];
      await service.ask('POST', url, { json });
      await service.ask('POST', `${url}?refreshToken=${refreshToken}`, { json: { ...json, [refreshToken]: 1 } });
    }
    await service.ask('POST', `/api/user/my/password?newPassword=${password}`, { json: { current: password } });
    const lines = () => service.output.split('\n').filter((line) => line.includes('"request"')).length;
    // They are written bunched.
    await until('all lines', () => Promise.resolve(lines() >= 26));
    for (const secret of [key, code, password, refreshToken]) expect(service.output).not.toContain(secret);
  } finally {
    await service.stop();
  }
});
