import { expect, test } from '@jest/globals';
import { pageOf, template } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph, versionConflict } from '../../testing/graph/runGraph.ts';

test('templates have the names of the graph', async () => {
  const { data, calls } = await runGraph(
    `{ templates { id locale updatedAt } template(id: LOST_PASSWORD, locale: en) { id variables version }
       templatePage(size: 1, sort: LOCALE, direction: DESC) { items { id } pageInfo { totalPages } } }`,
    {
      answers: {
        'GET /api/admin/template/': [template(), template({ id: 'results' })],
        'GET /api/admin/template/lost-password/en': template(),
        'POST /api/admin/template/page': pageOf([template({ id: 'voting-open' })], 0, 1),
      },
      viewer,
    },
  );
  expect(data).toEqual({
    templates: [
      { id: 'LOST_PASSWORD', locale: 'en', updatedAt: null },
      { id: 'RESULTS', locale: 'en', updatedAt: null },
    ],
    template: { id: 'LOST_PASSWORD', variables: ['name', 'username', 'link'], version: 0 },
    templatePage: { items: [{ id: 'VOTING_OPEN' }], pageInfo: { totalPages: 1 } },
  });
  expect(calls).toContain('GET /api/admin/template/?sort=id&direction=ASC +token');
});

test('a template shows the shipped text and goes back to it', async () => {
  const shipped = { subject: 'S', body: '[x]({{link}})' };
  const mutation = `mutation ($input: ResetTemplateInput!) { resetTemplate(input: $input) {
    template { subject version required shipped { subject body } } current { version } changedBy userErrors { code } } }`;
  const run = (answer: unknown) =>
    runGraph(mutation, {
      answers: { 'DELETE /api/admin/template/lost-password/en': answer },
      variables: { input: { id: 'LOST_PASSWORD', locale: 'en', version: 3 } },
      viewer,
    });
  const done = await run(template({ subject: 'S', shipped, version: 4 }));
  expect(done.data).toEqual({
    resetTemplate: {
      template: { subject: 'S', version: 4, required: ['link'], shipped },
      current: null,
      changedBy: null,
      userErrors: [],
    },
  });
  expect(done.calls).toEqual(['DELETE /api/admin/template/lost-password/en?version=3 +token']);
  const stale = await run(versionConflict({ current: template({ version: 5 }), changedBy: 'b', changedAt: null }));
  expect(stale.data).toEqual({
    resetTemplate: {
      template: null,
      current: { version: 5 },
      changedBy: 'b',
      userErrors: [{ code: 'VERSION_CONFLICT' }],
    },
  });
});

test('a change names the unknown variable', async () => {
  const mutation =
    'mutation ($input: UpdateTemplateInput!) { updateTemplate(input: $input) { template { id version } userErrors { code field message } } }';
  const input = { id: 'NEWSLETTER', locale: 'hu', subject: 'S', body: 'B', version: 0 };
  const run = (answer: unknown) =>
    runGraph(mutation, { answers: { 'PUT /api/admin/template/newsletter/hu': answer }, variables: { input }, viewer });
  const done = await run(template({ id: 'newsletter', version: 1 }));
  expect(done.data).toEqual({ updateTemplate: { template: { id: 'NEWSLETTER', version: 1 }, userErrors: [] } });
  expect(done.bodies).toEqual([{ subject: 'S', body: 'B', version: 0 }]);
  const error = { field: 'body', code: 'VARIABLE_UNKNOWN', message: 'The variable nmae is not known.' };
  expect((await run(problem(422, 'VALIDATION_FAILED', [error]))).data).toEqual({
    updateTemplate: {
      template: null,
      userErrors: [{ code: 'VALIDATION_FAILED', field: 'body', message: error.message }],
    },
  });
});
