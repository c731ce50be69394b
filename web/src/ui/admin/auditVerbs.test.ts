import { auditVerbs } from './auditVerbs.ts';

interface Contract {
  components: { schemas: { AuditAction: { enum: string[] } } };
}

const [contract = '{}'] = Object.values(
  import.meta.glob<string>('../../../../schema/rest/openapi.json', { query: '?raw', import: 'default', eager: true }),
);

test('there are words for each action that the audit log holds', () => {
  const { components } = JSON.parse(contract) as Contract;
  const actions = components.schemas.AuditAction.enum.map((action) => action.slice(action.indexOf('.') + 1));
  expect([...new Set(actions)].filter((action) => !Object.hasOwn(auditVerbs, action))).toEqual([]);
});
