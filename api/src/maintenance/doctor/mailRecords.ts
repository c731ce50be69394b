import type { promises } from 'node:dns';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

/** Questions to DNS: Node's own resolver answers them, or a stand-in. */
export type Resolver = Pick<promises.Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6'>;

const absent = new Set(['ENODATA', 'ENOTFOUND']);

/** Records, none where there are none. @throws where DNS does not answer */
async function records<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (failure) {
    if (absent.has((failure as NodeJS.ErrnoException).code ?? '')) return [];
    throw failure;
  }
}

const texts = async (dns: Resolver, name: string): Promise<string[]> =>
  (await records(dns.resolveTxt(name))).map((parts) => parts.join(''));

/** Which servers may send for the domain (RFC 7208). */
async function checkSpf(dns: Resolver, domain: string): Promise<Diagnosis> {
  const found = (await texts(dns, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = found;
  const advice = `Give ${domain} one TXT record "v=spf1 … -all" that names your mail server, as its provider tells.`;
  if (record === undefined) return error('spf', `${domain} has no SPF record.`, advice);
  if (found.length > 1) return error('spf', `${domain} has ${found.length} SPF records, so that none counts.`, advice);
  if (/(^|\s)\+?all(\s|$)/i.test(record))
    return error('spf', `The SPF record of ${domain} lets everybody send: ${record}`, advice);
  if (!/[-~]all(\s|$)|redirect=/i.test(record))
    return warn('spf', `The SPF record of ${domain} refuses nobody: ${record}`, 'End it with -all or ~all.');
  return ok('spf', `${domain} has an SPF record: ${record}`);
}

/** The key by which mails prove where they come from (RFC 6376). */
async function checkDkim(dns: Resolver, domain: string, selector: string | undefined): Promise<Diagnosis> {
  if (selector === undefined)
    return warn(
      'dkim',
      'Nobody has told the selector of the DKIM key, so it was not looked for.',
      'Set DKIM_SELECTOR to the one that your mail server signs with.',
    );
  const name = `${selector}._domainkey.${domain}`;
  const key = (await texts(dns, name)).find((text) => /(^|;)\s*p=/i.test(text));
  const advice = 'Publish the key that your mail server or its provider shows, as a TXT record of that name.';
  if (key === undefined) return error('dkim', `There is no DKIM key at ${name}.`, advice);
  if (/(^|;)\s*p=\s*(;|$)/i.test(key)) return error('dkim', `The DKIM key at ${name} was withdrawn.`, advice);
  return ok('dkim', `There is a DKIM key at ${name}.`);
}

/** The DMARC policy for unauthenticated mails (RFC 7489): that of the domain, or of the one above it. */
async function checkDmarc(dns: Resolver, domain: string): Promise<Diagnosis> {
  const above = domain.split('.').slice(1).join('.');
  const places = [domain, ...(above.includes('.') ? [above] : [])];
  for (const place of places) {
    const record = (await texts(dns, `_dmarc.${place}`)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record !== undefined) return ok('dmarc', `${place} has a DMARC record: ${record}`);
  }
  return warn(
    'dmarc',
    `${domain} has no DMARC record.`,
    `Give _dmarc.${domain} a TXT record, "v=DMARC1; p=none; rua=mailto:…" to begin with: large providers ask for one.`,
  );
}

/** Whether mails that come back find a mailbox (RFC 5321 §5.1). */
async function checkReturn(dns: Resolver, domain: string): Promise<Diagnosis> {
  const servers = (await records(dns.resolveMx(domain))).filter(({ exchange }) => exchange !== '');
  if (servers.length)
    return ok('mx', `Mail for ${domain} goes to ${servers.map(({ exchange }) => exchange).join(', ')}.`);
  const addresses = [...(await records(dns.resolve4(domain))), ...(await records(dns.resolve6(domain)))];
  const advice = `Choose an address of a domain that takes mail in MAIL_FROM, or give ${domain} an MX record.`;
  if (!addresses.length) return error('mx', `${domain} takes no mail: it has neither MX nor address records.`, advice);
  return warn('mx', `${domain} has no MX record; mail for it goes to ${addresses.join(', ')}.`, advice);
}

/** Whether the domain of the sender says what it takes for its mails to arrive. */
export async function checkMailRecords(
  dns: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<Diagnosis[]> {
  const checks = [
    ['spf', checkSpf(dns, domain)],
    ['dkim', checkDkim(dns, domain, selector)],
    ['dmarc', checkDmarc(dns, domain)],
    ['mx', checkReturn(dns, domain)],
  ] as const;
  return Promise.all(
    checks.map(([check, asked]) =>
      asked.catch((failure: unknown) =>
        warn(check, `DNS does not answer for ${domain}: ${reasonOf(failure)}.`, 'Try again, or from another machine.'),
      ),
    ),
  );
}
