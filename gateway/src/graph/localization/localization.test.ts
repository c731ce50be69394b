import { expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { pageOf, staticText } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph } from '../../testing/graph/runGraph.ts';

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
    staticTexts: [{ id: globalIdOf('StaticText', 5) }],
    staticTextPage: { items: [{ key: 'rules.body' }], pageInfo: { totalItems: 1 } },
    staticText: { version: 2, updatedAt: '2026-04-02T10:00:00.000Z' },
  });
  expect(calls).toContain('GET /api/admin/localized-static-text/?sort=key&direction=DESC +token');
  expect(bodies).toEqual([{ page: 0, size: 20, sort: 'updatedAt', direction: 'ASC' }]);
});

test('a text that the service refuses is refused at the field of the input', async () => {
  const refusal = (field: string, code: string, message: string) =>
    problem(422, 'VALIDATION_FAILED', [{ field, code, message }]);
  const change = async (answer: unknown) => {
    const { data } = await runGraph(
      `mutation {
         createStaticText(input: { key: "rules.bdy", locale: hu, text: "x" }) { staticText { id } userErrors { code field message } }
         updateStaticText(input: { id: 5, text: "y", version: 2 }) { staticText { id } current { id } userErrors { code field message } }
       }`,
      {
        answers: { 'POST /api/admin/localized-static-text/': answer, 'PUT /api/admin/localized-static-text/5': answer },
        viewer,
      },
    );
    return data;
  };
  const refused = (field: string, message: string) => ({
    staticText: null,
    userErrors: [{ code: 'VALIDATION_FAILED', field, message }],
  });
  expect(await change(refusal('text', 'PLACEHOLDER_MISSING', 'It must contain {{time}}.'))).toEqual({
    createStaticText: refused('text', 'It must contain {{time}}.'),
    updateStaticText: { ...refused('text', 'It must contain {{time}}.'), current: null },
  });
  // An update names the stored text by its id alone.
  expect(await change(refusal('key', 'UNKNOWN_KEY', 'No page knows it.'))).toEqual({
    createStaticText: refused('key', 'No page knows it.'),
    updateStaticText: { ...refused('id', 'No page knows it.'), current: null },
  });
});

test('a text is added, changed with its version, and removed', async () => {
  const taken = problem(409, 'KEY_TAKEN', [{ field: 'key', code: 'KEY_TAKEN', message: 'There is one.' }]);
  const { data, bodies } = await runGraph(
    `mutation {
       createStaticText(input: { key: "rules.body", locale: hu, text: "x" }) { staticText { id } userErrors { code field } }
       updateStaticText(input: { id: 5, text: "y", version: 2 }) { staticText { version } userErrors { code } }
       deleteStaticText(input: { id: 5, version: 3 }) { deletedId userErrors { code } }
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
    deleteStaticText: { deletedId: globalIdOf('StaticText', 5), userErrors: [] },
  });
  expect(bodies).toEqual([
    { key: 'rules.body', locale: 'hu', text: 'x' },
    { text: 'y', version: 2 },
  ]);
});
