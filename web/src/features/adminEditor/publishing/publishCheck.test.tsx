import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { itemOf } from '../../../ui/admin/competition/testing/competitionData.ts';
import { openEditor, otherOf } from '../testing/editorPage.tsx';
import { valuesOf } from '../values.ts';
import { checksOf, type Known } from './checks.ts';

beforeAll(() => startI18n('en'));

const zone = 'Europe/Budapest';
const known = (changes: Partial<Known> = {}): Known => ({
  values: valuesOf(itemOf(), zone),
  timeZone: zone,
  now: Date.parse('2026-04-01T10:00:00.000Z'),
  neighbours: [],
  rules: new Set(['hu', 'en']),
  isMailFine: true,
  readers: 12,
  ...changes,
});
const lines = (changes: Partial<Known> = {}) =>
  checksOf(known(changes)).map(({ name, says, severity }) => `${name}: ${says}, ${severity}`);

describe('the check before a competition is published', () => {
  it('is all right where everything is there', () => {
    expect(lines()).toEqual([
      'languages: complete, good',
      'rules: own, good',
      'dates: ahead, good',
      'overlap: none, good',
      'mail: fine, good',
      'told: readers, good',
    ]);
  });

  it('names the first text that is empty, and leads to it', () => {
    const { values } = known();
    expect(checksOf(known({ values: { ...values, descriptionEn: ' ' } }))[0]).toMatchObject({
      says: 'missing',
      severity: 'look',
      field: 'descriptionEn',
    });
    const [type] = values.imageTypes;
    if (!type) throw new Error('There is a category.');
    expect(checksOf(known({ values: { ...values, imageTypes: [{ ...type, titleHu: '' }] } }))[0]).toMatchObject({
      says: 'missing',
      severity: 'bad',
      field: 'imageTypes',
    });
  });

  it('tells rules that came with the product from those of an organiser', () => {
    expect(lines({ rules: new Set() })[1]).toBe('rules: shipped, look');
    expect(lines({ rules: new Set(['hu']) })[1]).toBe('rules: partly, look');
    // Facts that are not known yet have no line.
    expect(lines({ rules: null, readers: null }).map((line) => line.split(':')[0])).toEqual([
      ...['languages', 'dates', 'overlap', 'mail'],
    ]);
  });

  it('looks at the dates', () => {
    const at = (instant: string) => lines({ now: Date.parse(instant) })[2];
    expect(at('2026-05-02T10:00:00.000Z')).toBe('dates: begun, look');
    expect(at('2026-07-01T10:00:00.000Z')).toBe('dates: over, bad');
    const { values } = known();
    expect(lines({ values: { ...values, award: values.votingEnd } })[2]).toBe('dates: wrong, bad');
    expect(lines({ values: { ...values, votingStart: '' } })[2]).toBe('dates: wrong, bad');
  });

  it('says what is known of the mail server', () => {
    expect(lines({ isMailFine: false })[4]).toBe('mail: failing, bad');
    expect(lines({ isMailFine: null })[4]).toBe('mail: unknown, look');
  });
});

describe('the check in the editor', () => {
  const answers = {
    OtherCompetitions: () => ({
      data: {
        adminCompetitionPage: {
          __typename: 'AdminCompetitionPage',
          items: [otherOf('8', 'Winter', '2026-06-01T10:00:00.000Z', '2026-07-01T10:00:00.000Z')],
        },
      },
    }),
    BeforePublishing: () => ({
      data: {
        emailAudience: { __typename: 'EmailAudienceCount', hu: 2, en: 1 },
        staticTextPage: { __typename: 'StaticTextPage', items: [] },
      },
    }),
  };

  it('follows what is typed, and each line leads to what clears it', async () => {
    const shown = await openEditor(itemOf(), answers);
    const list = within(await screen.findByRole('list', { name: 'Before you publish' }));
    expect(await list.findByText(/^At the same time as Winter/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/admin/competition/8');
    expect(await list.findByText(/people who take news of competitions: 3/i)).toBeVisible();
    expect(list.getByRole('link', { name: 'Write to them' })).toHaveAttribute('href', '/admin/email?new=');
    expect(list.getByRole('link', { name: 'Edit the rules' })).toBeVisible();
    expect(list.getByText('Title and description are there in both languages.')).toBeVisible();
    await shown.user.clear(screen.getByLabelText('Title in English'));
    await shown.user.click(await list.findByRole('button', { name: 'Go to: Title in English' }));
    await waitFor(() => expect(screen.getByLabelText('Title in English')).toHaveFocus());
  });

  it('is for drafts alone', async () => {
    await openEditor(itemOf({}, { status: 'PUBLISHED' }), answers);
    expect(screen.queryByRole('list', { name: 'Before you publish' })).toBeNull();
  });
});
