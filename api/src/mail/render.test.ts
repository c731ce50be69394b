import type { Locale } from '../platform/http/messages.ts';
import { renderMail } from './render.ts';
import { templateIds, templates, variablesOf, type MailText } from './templates.ts';

const site = { name: 'Fókusz', contactEmail: null };
const values = { name: 'Tóth Ágnes', username: 'agnes', link: 'http://localhost:4000/activation/7/abc-_x' };

const rendered = (text: MailText, locale: Locale, own: Record<string, string>) =>
  renderMail(text, locale, own, { site });

test.each(templateIds)('%s reads in both languages and carries its link', (id) => {
  for (const locale of ['hu', 'en'] as const) {
    const all = Object.fromEntries(variablesOf(id).map((name) => [name, `about ${name}`]));
    const mail = rendered(templates[id][locale], locale, { ...all, ...values });
    expect(mail.subject).not.toContain('{{');
    // Mail programs take a full stop behind an address for a part of it.
    expect(mail.text.split(/\s/)).toContain(values.link);
    // “…: ask for a new password: http://…” behind the same words.
    expect(mail.text).not.toMatch(/([\p{L} ]{8,}).*: \1: http/iu);
    expect(mail.text).toContain('Tóth Ágnes');
    expect(mail.html).toContain(`href="${values.link}"`);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html + mail.text).not.toMatch(/\{\{|\*\*/);
  }
});

/** The text of a page as its reader sees it. */
const seen = (html: string): string =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
      code === undefined ? (entities[name] ?? '') : String.fromCharCode(Number(code)),
    );
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const newsletter = (body: string, own: Record<string, string> = {}) =>
  renderMail(
    { subject: 'S', body },
    'en',
    { ...values, ...own },
    { site, unsubscribeUrl: 'http://localhost:4000/unsubscribe/key/NEWS' },
  );

describe('text that a person has typed', () => {
  const hostile = '<img src=x onerror=alert(1)> [x](http://evil.example) **bold** `code` <!--';

  test('stays text', () => {
    const { html, subject } = rendered(templates.activation.en, 'en', {
      ...values,
      name: hostile,
      username: 'a\r\nBcc: b@example.org',
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="http://evil.example"');
    expect(html).not.toContain('<strong>bold');
    expect(html).not.toContain('<code>');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test.each(["O'Brien & <Sons>", 'Tom & Jerry', '5 < 6 > 4', '"quoted"', '&amp;', '{{link}}', '\uE000'])(
    'is escaped once: %s',
    (name) => {
      const mail = newsletter('Dear {{name}},', { name });
      expect(seen(mail.html)).toContain(`Dear ${name},`);
      expect(mail.text).toContain(`Dear ${name},`);
    },
  );

  test('is read the same in bold, in code and in a quotation, line by line', () => {
    const { html } = newsletter('**{{name}}**s `{{name}}`\n\n> {{comment}}', { name: "D'Arcy", comment: 'one\ntwo' });
    expect(html).toContain('<strong>D&#39;Arcy</strong>s <code>D&#39;Arcy</code>');
    expect(html).toContain('one<br>two');
  });

  test('is set apart where it is written from right to left, and each paragraph has its own direction', () => {
    const { subject, html, text } = newsletter('Kedves {{name}}!\n\nשלום (1)!', { name: 'כהן (2)!' });
    for (const part of [html, text]) expect(part).toContain('Kedves \u2068כהן (2)!\u2069!');
    expect(html).toContain('<p dir="auto">שלום (1)!</p>');
    expect(subject).not.toContain('\u2068');
  });

  test.each(['http://2130706433/win', 'www.evil.example', 'WWW.evil.example', 'ftp://evil.example/x'])(
    'is never an address: %s',
    (name) => {
      const { html, text } = rendered(templates.activation.hu, 'hu', { ...values, name });
      for (const part of [html, text]) {
        expect(part).not.toMatch(/(http|ftp):\/\/(2130706433|evil)|www\.evil/i);
        expect(part).toContain(values.link);
      }
      expect(html.match(/<a /g)).toHaveLength(1);
    },
  );

  // Gmail, Outlook and phones make links of these without any scheme.
  test.each(['evil.example', 'Evil.Example', 'x.evil.co', 'evil。example', 'anna@evil.example', 'kávéház.hu'])(
    'is never the name of a host: %s',
    (name) => {
      const { html, text } = rendered(templates['image-moderated'].en, 'en', {
        ...values,
        image: name,
        username: name,
      });
      for (const part of [seen(html), text]) {
        expect(part).not.toContain(name);
        expect(part.replaceAll('\u2060', '')).toContain(name);
      }
    },
  );

  test.each(['J.R.R. Tolkien', 'Dr. Kovács', 'Kovács-Nagy', 'Hajnal. Este', '3.5 s'])('stays as it is: %s', (name) => {
    const { html, text } = rendered(templates.activation.hu, 'hu', { ...values, name });
    expect(seen(html)).toContain(name);
    expect(text).toContain(name);
  });

  test('is data within an address, and never its beginning', () => {
    const { html } = newsletter('[a](https://club.example/?q={{name}}) [b]({{name}}) ![c]({{name}})', {
      name: 'javascript:alert("1")&x=/',
    });
    expect(html).toContain('href="https://club.example/?q=javascript%3Aalert(%221%22)%26x%3D%2F"');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).not.toContain('<img');
  });
});

describe('text of an administrator', () => {
  test('is Markdown, and HTML is shown as text', () => {
    const { html } = newsletter('# News\n\n**bold** <b>tag</b>\n\n<div style="display:none">\n\nhidden\n\n<!-- cut');
    expect(html).toContain('<h1 dir="auto">News</h1>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).not.toMatch(/<b>|<div style="display|<!--/);
    expect(seen(html)).toContain('<b>tag</b>');
    expect(seen(html)).toContain('<!-- cut');
  });

  test.each(['<!--', '<div hidden>', '<style>a{display:none}', '```', '<textarea>', '[', '<a href="'])(
    'cannot hide the way out: %s',
    (body) => {
      const { html, text } = newsletter(`Hello\n\n${body}`);
      expect(html).toMatch(
        /<\/?(p|pre)>\s*<p style="[^"]*">[^<]*<br><a href="http:\/\/localhost:4000\/unsubscribe\/key\/NEWS">/,
      );
      expect(text).toContain('Unsubscribe: http://localhost:4000/unsubscribe/key/NEWS');
    },
  );

  test('links to pages and mailboxes alone', () => {
    const { html } = newsletter(
      '[a](https://x.example) [b](mailto:a@b.example) [c](javascript:alert(1)) [d](data:text/html,x)',
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://x.example',
      'mailto:a@b.example',
      'http://localhost:4000/unsubscribe/key/NEWS',
    ]);
  });

  test('names its variables with or without spaces, and the link by itself is one', () => {
    const { html, text } = newsletter('{{ name }} {{link}}');
    expect(html).toContain(`<a href="${values.link}">`);
    expect(text).toContain(`Tóth Ágnes ${values.link}`);
  });
});

test('a seal in a mail stays as it was signed, whatever its log is called', () => {
  const head = 'www.foto.example/count/7\n392\nAAAA=\n\n— www.foto.example/count/7 BBBB=';
  const mail = rendered({ subject: 'S', body: '{{head}}\n\n{{name}}' }, 'en', { ...values, head, name: 'www.a.b' });
  expect(mail.text).toContain(head);
  expect(mail.text).not.toContain('www.a.b');
  expect(seen(mail.html)).toContain(head);
});

test.each([
  'https://example.org/p%E1ly%E1zat',
  'https://example.org/%EF%BC%88x%EF%BC%89',
  'https://example.org/%EF%A3%BF',
  'https://example.org/100%',
])('the address %s stays as it is written', (address) => {
  const { html, text } = newsletter(`Dear {{name}}, [here](${address})`);
  expect(html).toContain(`href="${address}"`);
  expect(text).toContain(address);
});

test('a long word breaks where the window of a phone ends', () => {
  const { html } = rendered(templates['votes-sealed'].en, 'en', { ...values, head: 'A'.repeat(200) });
  expect(html).toMatch(/<div style="[^"]*overflow-wrap:anywhere[^"]*">/);
});

describe('the end of a mail', () => {
  const ending = (locale: Locale, contactEmail: string | null, unsubscribeUrl?: string) =>
    renderMail(
      { subject: 'S', body: 'B' },
      locale,
      {},
      { site: { name: 'Fókusz & <Társa>', contactEmail }, ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }) },
    );

  test('names the site and where it is answered', () => {
    const { text, html } = ending('hu', 'klub@example.org');
    expect(text).toMatch(/\n-- \nFókusz & <Társa>\nKérdésed van\? Írj ide: klub@example\.org$/);
    expect(html).toContain('Fókusz &#38; &#60;Társa&#62;<br>');
    expect(html).toContain('<a href="mailto:klub@example.org">klub@example.org</a>');
  });

  test('says nothing of an address while there is none', () => {
    expect(ending('en', null).text).toMatch(/\n-- \nFókusz & <Társa>$/);
    expect(ending('en', null).html).not.toContain('mailto:');
  });

  test('of a campaign says why one gets it, and how one gets no more', () => {
    const { text, html } = ending('en', 'klub@example.org', 'http://localhost:4000/unsubscribe/key/NEWS');
    expect(text.split('\n').slice(-3)).toEqual([
      'You receive this mail because you have an account with Fókusz & <Társa>.',
      'Questions? Write to: klub@example.org',
      'Unsubscribe: http://localhost:4000/unsubscribe/key/NEWS',
    ]);
    expect(html).toContain('href="http://localhost:4000/unsubscribe/key/NEWS"');
  });
});
