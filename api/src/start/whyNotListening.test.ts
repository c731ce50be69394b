/** The sentence of a program that cannot listen; the gateway has the same. */
import { whyNotListening } from '@photo-competition/schema/whyNotListening';

const why = (code: string, host: string | undefined = 'nowhere') =>
  whyNotListening(
    { program: 'service', host, port: 80, prefix: 'API_' },
    Object.assign(new Error(`listen ${code}`), { code }),
  );

test.each([
  ['EADDRINUSE', 'Port 80 is taken: stop the program that uses it, or choose another port with API_PORT.'],
  ['EACCES', 'The service may not listen on port 80: choose one above 1023 with API_PORT, such as 4000.'],
  ['ENOTFOUND', 'nowhere:80: "nowhere" is no address of this machine. Set API_HOST to one, such as 127.0.0.1 for'],
  ['EADDRNOTAVAIL', 'nowhere:80: "nowhere" is no address of this machine. Set API_HOST to one, such as 127.0.0.1 for'],
  ['EMFILE', 'The service cannot listen on nowhere:80: listen EMFILE.'],
])('%s: %s', (code, sentence) => expect(why(code)).toContain(sentence));

test('a program that listens everywhere names its port', () =>
  expect(whyNotListening({ program: 'gateway', host: undefined, port: 1, prefix: '' }, new Error('x'))).toBe(
    'The gateway cannot listen on port 1: x.',
  ));
