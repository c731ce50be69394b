import type { Level } from './diagnosis.ts';
import { checkMailRecords, type Resolver } from './mailRecords.ts';

interface Zone {
  txt?: Record<string, string[]>;
  mx?: string[];
  a?: string[];
  /** Code with which every question fails. */
  down?: string;
}

const absent = (code = 'ENODATA') => Promise.reject(Object.assign(new Error(`query${code}`), { code }));

const resolver = ({ txt = {}, mx, a, down }: Zone): Resolver => {
  const answer = <T>(value: T | undefined): Promise<T> =>
    down !== undefined || value === undefined ? absent(down) : Promise.resolve(value);
  return {
    // A long record comes in pieces.
    resolveTxt: (name: string) => answer(txt[name]?.map((text) => [text.slice(0, 6), text.slice(6)])),
    resolveMx: () => answer(mx?.map((exchange) => ({ exchange, priority: 10 }))),
    resolve4: () => answer(a),
    resolve6: () => answer(undefined),
  } as unknown as Resolver;
};

const good: Zone = {
  txt: {
    'club.example.org': ['google-site-verification=x', 'v=spf1 include:mail.example.net -all'],
    'a1._domainkey.club.example.org': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
    '_dmarc.club.example.org': ['v=DMARC1; p=quarantine'],
  },
  mx: ['mx.example.net'],
};

const look = async (zone: Zone, selector: string | undefined = 'a1') => {
  const found = await checkMailRecords(resolver(zone), 'club.example.org', selector);
  return Object.fromEntries(found.map((one) => [one.check, one]));
};

test('a domain that says who sends for it is well', async () => {
  const found = Object.values(await look(good));
  expect(found.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

const withText = (name: string, ...texts: string[]): Zone => ({ ...good, txt: { ...good.txt, [name]: texts } });
const domain = 'club.example.org';

test.each<[string, Zone, string, Level, string]>([
  ['no SPF', withText(domain, 'something else'), 'spf', 'error', 'no SPF record'],
  ['two SPF records', withText(domain, 'v=spf1 a -all', 'v=spf1 mx -all'), 'spf', 'error', '2 SPF records'],
  ['SPF for everybody', withText(domain, 'v=spf1 +all'), 'spf', 'error', 'lets everybody send'],
  ['SPF that refuses nobody', withText(domain, 'v=spf1 a ?all'), 'spf', 'warn', 'refuses nobody'],
  ['no DKIM key', withText(`a1._domainkey.${domain}`), 'dkim', 'error', 'no DKIM key'],
  ['a withdrawn key', withText(`a1._domainkey.${domain}`, 'v=DKIM1; p='), 'dkim', 'error', 'withdrawn'],
  ['no DMARC', withText(`_dmarc.${domain}`), 'dmarc', 'warn', 'no DMARC record'],
  ['no MX', { txt: good.txt ?? {}, a: ['192.0.2.1'] }, 'mx', 'warn', 'no MX record'],
  ['nowhere to send mail to', { txt: good.txt ?? {} }, 'mx', 'error', 'takes no mail'],
  ['a null MX', { ...good, mx: [''] }, 'mx', 'error', 'takes no mail'],
  ['DNS that is away', { ...good, down: 'ETIMEOUT' }, 'spf', 'warn', 'DNS does not answer'],
])('%s is a finding', async (_name, zone, check, level, sentence) => {
  const { [check]: found } = await look(zone);
  expect(found).toMatchObject({ level, advice: expect.any(String) });
  expect(found?.found).toContain(sentence);
});

test('DMARC of the domain above counts, and a selector that nobody told is asked for', async () => {
  const { dmarc } = await look({ ...good, txt: { '_dmarc.example.org': ['v=DMARC1; p=none'] } });
  expect(dmarc).toMatchObject({ level: 'ok', found: expect.stringContaining('example.org has') });
  const [, dkim] = await checkMailRecords(resolver(good), domain, undefined);
  expect(dkim).toMatchObject({ level: 'warn', advice: expect.stringContaining('DKIM_SELECTOR') });
});
