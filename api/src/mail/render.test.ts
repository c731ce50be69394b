import { renderMail } from './render.ts';
import { templateIds, templates, variablesOf } from './templates.ts';

const values = { name: 'Tóth Ágnes', username: 'agnes', link: 'http://localhost:4000/activation/7/abc-_x' };

test.each(templateIds)('%s reads in both languages and carries its link', (id) => {
  for (const locale of ['hu', 'en'] as const) {
    const all = Object.fromEntries(variablesOf(id).map((name) => [name, `about ${name}`]));
    const mail = renderMail(templates[id][locale], locale, { ...all, ...values });
    expect(mail.subject).not.toContain('{{');
    expect(mail.text).toContain(values.link);
    expect(mail.text).toContain('Tóth Ágnes');
    expect(mail.html).toContain(`href="${values.link}"`);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html + mail.text).not.toMatch(/\{\{|\*\*/);
  }
});

test('what a person has typed stays text', () => {
  const { html, subject } = renderMail(templates.activation.en, 'en', {
    ...values,
    name: '<img src=x onerror=alert(1)> [x](http://evil.example) **bold**',
    username: 'a\r\nBcc: b@example.org',
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('href="http://evil.example"');
  expect(html).not.toContain('<strong>bold');
  expect(subject).not.toMatch(/[\r\n]/);
});
