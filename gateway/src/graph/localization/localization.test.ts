import { expect, test } from '@jest/globals';
import { pageOf, staticText } from '../testing/restObjects.ts';
import { administrator as viewer, problem, runGraph } from '../testing/runGraph.ts';

test('the overlays are read without a token', async () => {
  const { data, calls } = await runGraph(
    '{ localizations { locale texts { key text } } localization(locale: en) { locale texts { key } } }',
    {
      answers: {
        'GET /api/localization/': { hu: { 'rules.body': 'Szabályok' }, en: {} },
        'GET /api/localization/en': { 'home.title': 'Hello' },
      },
      viewer,
    },
  );
  expect(data).toEqual({
    localizations: [
      { locale: 'hu', texts: [{ key: 'rules.body', text: 'Szabályok' }] },
      { locale: 'en', texts: [] },
    ],
    localization: { locale: 'en', texts: [{ key: 'home.title' }] },
  });
  expect(calls).toEqual(['GET /api/localization/', 'GET /api/localization/en']);
});

test('static texts: list, page, one', async () => {
  const { data, calls, bodies } = await runGraph(
    `{ staticTexts(direction: DESC) { id } staticTextPage(sort: UPDATED_AT) { items { key } pageInfo { totalItems } }
       staticText(id: 5) { version updatedAt } }`,
    {
      answers: {
        'GET /api/admin/localized-static-text/': [staticText()],
        'POST /api/admin/localized-static-text/page': pageOf([staticText()], 0, 20),
        'GET /api/admin/localized-static-text/5': staticText(),
      },
      viewer,
    },
  );
  expect(data).toEqual({
    staticTexts: [{ id: '5' }],
    staticTextPage: { items: [{ key: 'rules.body' }], pageInfo: { totalItems: 1 } },
    staticText: { version: 2, updatedAt: '2026-04-02T10:00:00.000Z' },
  });
  expect(calls).toContain('GET /api/admin/localized-static-text/?sort=key&direction=DESC +token');
  expect(bodies).toEqual([{ page: 0, size: 20, sort: 'updatedAt', direction: 'ASC' }]);
});

test('a text is added, changed with its version, and removed', async () => {
  const taken = problem(409, 'KEY_TAKEN', [{ field: 'key', code: 'KEY_TAKEN', message: 'There is one.' }]);
  const { data, bodies } = await runGraph(
    `mutation {
       createStaticText(input: { key: "rules.body", locale: hu, text: "x" }) { staticText { id } userErrors { code field } }
       updateStaticText(input: { id: 5, text: "y", version: 2 }) { staticText { version } userErrors { code } }
       deleteStaticText(input: { id: 5 }) { deletedId userErrors { code } }
     }`,
    {
      answers: {
        'POST /api/admin/localized-static-text/': taken,
        'PUT /api/admin/localized-static-text/5': staticText({ version: 3 }),
        'DELETE /api/admin/localized-static-text/5': undefined,
      },
      viewer,
    },
  );
  expect(data).toEqual({
    createStaticText: { staticText: null, userErrors: [{ code: 'KEY_TAKEN', field: 'key' }] },
    updateStaticText: { staticText: { version: 3 }, userErrors: [] },
    deleteStaticText: { deletedId: '5', userErrors: [] },
  });
  expect(bodies).toEqual([
    { key: 'rules.body', locale: 'hu', text: 'x' },
    { text: 'y', version: 2 },
  ]);
});
