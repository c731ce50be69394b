import { foldedActs } from './foldedActs.ts';

const entry = (
  id: number,
  actor: string,
  action: string,
  changes: { decision?: string; at?: string; of?: string } = {},
) => ({
  __typename: 'AuditEntry' as const,
  id: String(id),
  actor,
  action,
  at: changes.at ?? `2026-05-01T10:0${id}:00.000Z`,
  objectType: 'image',
  objectId: changes.of ?? String(id),
  label: null,
  competitionNumber: 7,
  competitionTitle: null,
  before: null,
  after: changes.decision === undefined ? null : JSON.stringify({ moderation: changes.decision }),
});

const idsOf = (entries: Parameters<typeof foldedActs>[0]) =>
  foldedActs(entries).map((run) => run.entries.map(({ id }) => Number(id)));

describe('the runs of the audit log', () => {
  it('are what one person did in a row, newest first', () => {
    const entries = [
      entry(5, 'kata', 'image.moderated'),
      entry(4, 'kata', 'image.moderated'),
      entry(3, 'béla', 'image.moderated'),
      entry(2, 'kata', 'image.moderated'),
      entry(1, 'kata', 'comment.moderated'),
    ];
    expect(idsOf(entries)).toEqual([[5, 4], [3], [2], [1]]);
  });

  it('hold one decision each', () => {
    const decided = (id: number, decision: string) => entry(id, 'kata', 'image.moderated', { decision });
    expect(idsOf([decided(3, 'APPROVED'), decided(2, 'REJECTED'), decided(1, 'REJECTED')])).toEqual([[3], [2, 1]]);
  });

  it('belong to one competition each', () => {
    const entries = [entry(2, 'kata', 'image.moderated'), entry(1, 'kata', 'image.moderated')];
    expect(idsOf(entries.map((one, index) => ({ ...one, competitionNumber: index })))).toEqual([[2], [1]]);
  });

  it('end with a pause of more than an hour', () => {
    const at = (id: number, time: string) => entry(id, 'kata', 'image.moderated', { at: `2026-05-01T${time}.000Z` });
    const entries = [at(3, '12:00:01'), at(2, '11:00:00'), at(1, '10:00:00')];
    expect(idsOf(entries)).toEqual([[3], [2, 1]]);
  });

  it('count each object once', () => {
    const [run] = foldedActs([
      entry(3, 'kata', 'image.moderated', { of: '8' }),
      entry(2, 'kata', 'image.moderated', { of: '9' }),
      entry(1, 'kata', 'image.moderated', { of: '8' }),
    ]);
    expect(run?.objects).toBe(2);
  });
});
