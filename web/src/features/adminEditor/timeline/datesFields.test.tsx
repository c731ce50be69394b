import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { itemOf } from '../../../ui/admin/competition/testing/competitionData.ts';
import { openEditor, otherOf } from '../testing/editorPage.tsx';

beforeAll(() => startI18n('en'));

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const handle = (name: string) => screen.getByRole('slider', { name });
const offer = () => screen.findByRole('button', { name: 'Move them along' });

describe('the dates of a competition', () => {
  it('are moved by keys, and the fields say where they are', async () => {
    const { user } = await openEditor(itemOf());
    handle('Voting begins').focus();
    await user.keyboard('{ArrowRight}');
    expect(field('Voting begins')).toHaveValue('2026-05-30T20:00');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(field('Voting begins')).toHaveValue('2026-05-30T19:00');
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(field('Voting begins')).toHaveValue('2026-06-06T19:00');
    expect(handle('Voting begins')).toHaveAttribute('aria-valuetext', expect.stringContaining('UTC+2'));
    expect(screen.getByText('6 days and 1 hour of voting, no weekend')).toBeVisible();
    // Only the first one takes others along.
    expect(screen.queryByRole('button', { name: 'Move them along' })).toBeNull();
  });

  it('are moved by a pointer, a day at a time', async () => {
    await openEditor(itemOf());
    const bar = screen.getByRole('group', { name: 'The dates of the competition' });
    Object.defineProperty(bar, 'clientWidth', { value: 1000 });
    const grip = handle('Voting begins');
    grip.setPointerCapture = () => undefined;
    // The bar shows 49 days and 8% on both sides.
    const days = 49 * 1.16;
    // jsdom's own pointer events have no coordinates. The form validates asynchronously after each of them.
    const pointer = (type: string, clientX: number) =>
      act(async () => void fireEvent(grip, new MouseEvent(type, { bubbles: true, button: 0, clientX })));
    await pointer('pointerdown', 500);
    await pointer('pointermove', 500 + (1000 / days) * 3.2);
    expect(field('Voting begins')).toHaveValue('2026-06-01T20:00');
    await pointer('pointermove', 500 - (1000 / days) * 2);
    expect(field('Voting begins')).toHaveValue('2026-05-27T20:00');
    await pointer('pointerup', 0);
    await pointer('pointermove', 0);
    expect(field('Voting begins')).toHaveValue('2026-05-27T20:00');
  });

  it('go along with the first one when that is wanted', async () => {
    const { user } = await openEditor(itemOf());
    handle('Entries open').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Entries open: moved later by 2 days. Shall the later dates move along?')).toBeVisible();
    await user.click(await offer());
    expect(field('Entries open')).toHaveValue('2026-05-03T20:00');
    expect(field('Voting begins')).toHaveValue('2026-05-31T20:00');
    expect(field('Results')).toHaveValue('2026-06-21T20:00');
    expect(screen.queryByRole('button', { name: 'Move them along' })).toBeNull();
    // The button that was pressed is gone: the focus is on the date that was moved.
    expect(field('Entries open')).toHaveFocus();
    // Typed into the field it is the same.
    fireEvent.focus(field('Entries open'));
    fireEvent.change(field('Entries open'), { target: { value: '2026-05-02T20:00' } });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Leave them' }));
    expect(field('Results')).toHaveValue('2026-06-21T20:00');
    expect(screen.queryByRole('button', { name: 'Move them along' })).toBeNull();
  });

  it('have no length on either side of two in the wrong order', async () => {
    const { user } = await openEditor(itemOf());
    handle('Voting begins').focus();
    await user.keyboard(`{Control>}${'{ArrowLeft}'.repeat(5)}{/Control}`);
    expect(await screen.findByText('It must be later than the date before it.')).toBeVisible();
    expect(screen.queryByText(/ of uploading| of voting/)).toBeNull();
    expect(screen.getByText(/ until the results/)).toBeVisible();
  });

  it('in a wrong order are an error beside the field as soon as it is there', async () => {
    const { user } = await openEditor(itemOf());
    handle('Voting ends').focus();
    await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
    expect(await screen.findByText('It must be later than the date before it.')).toBeVisible();
    await waitFor(() => expect(field('Results')).toHaveAttribute('aria-invalid', 'true'));
    // Neither phase of the date that may be wrong has a length; the one before them has.
    expect(screen.getByText('The dates are in the wrong order: not every length can be told.')).toBeVisible();
    expect(screen.getByText(/^28 days of uploading/)).toBeVisible();
    expect(screen.queryByText(/ of voting| until the results/)).toBeNull();
    expect(screen.queryByText(/^28 days(?! of)/)).toBeVisible();
    await user.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    await waitFor(() => expect(field('Results')).not.toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText(/^The dates are in the wrong order/)).toBeNull();
  });

  it('warn of hours that clocks skip or repeat, and tell the offset of the day', async () => {
    await openEditor(itemOf());
    fireEvent.change(field('Results'), { target: { value: '2026-10-25T02:30' } });
    expect(await screen.findByText('Clocks repeat this hour that night; the first one counts.')).toBeVisible();
    fireEvent.change(field('Results'), { target: { value: '2027-03-28T02:30' } });
    expect(await screen.findByText('There is no such hour: clocks skip it that night.')).toBeVisible();
    fireEvent.change(field('Results'), { target: { value: '2026-12-25T02:30' } });
    expect(await screen.findByText(/UTC\+1/)).toBeVisible();
  });

  it('warn of another competition at the same time', async () => {
    const items = [otherOf('8', 'Winter', '2026-06-01T10:00:00.000Z', '2026-07-01T10:00:00.000Z')];
    await openEditor(itemOf(), {
      OtherCompetitions: () => ({ data: { adminCompetitionPage: { __typename: 'AdminCompetitionPage', items } } }),
    });
    expect(await screen.findByText(/^At the same time as Winter \(/)).toBeVisible();
  });

  it('warn of a public holiday by its name', async () => {
    await openEditor(itemOf());
    fireEvent.change(field('Voting ends'), { target: { value: '2026-12-25T20:00' } });
    expect(await screen.findByText('A public holiday in Hungary: Christmas Day.')).toBeVisible();
  });

  it('that are frozen are closed, on the bar too, with the reason', async () => {
    const frozenFields = [
      {
        __typename: 'FrozenField' as const,
        field: 'competitionStart',
        since: '2026-05-01T18:00:00.000Z',
        reason: 'DATE_PASSED' as const,
      },
    ];
    const { user } = await openEditor(itemOf({ frozenFields }));
    const group = screen.getByRole('group', { name: 'The dates of the competition' });
    expect(within(group).getAllByRole('slider')).toHaveLength(4);
    expect(handle('Entries open')).toHaveAttribute('aria-disabled', 'true');
    handle('Entries open').focus();
    await user.keyboard('{ArrowRight}');
    expect(field('Entries open')).toHaveValue('2026-05-01T20:00');
    expect(field('Entries open')).toHaveAttribute('readonly');
    expect(screen.getByText(/^It cannot change/)).toBeVisible();
    // No timetable would fit; the first that can be moved takes those after it along.
    expect(screen.queryByRole('button', { name: '4 + 2 + 1 weeks' })).toBeNull();
    handle('Voting begins').focus();
    await user.keyboard('{ArrowRight}');
    await user.click(await offer());
    expect(field('Results')).toHaveValue('2026-06-20T20:00');
  });

  it('are filled in by a ready-made timetable', async () => {
    const { user } = await openEditor(itemOf());
    await user.click(screen.getByRole('button', { name: '2 + 1 + 1 weeks' }));
    expect(field('Entries open')).toHaveValue('2026-05-03T23:00');
    expect(field('Results')).toHaveValue('2026-05-31T23:00');
    expect(screen.getByText('14 days of uploading, 2 weekends')).toBeVisible();
    // On the bar: a quarter has room for its length, a seventh has not.
    expect(screen.getByText(/^14 days(?! of)/)).toBeVisible();
    expect(screen.getAllByText(/^7 days(?! of| until)/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '4 + 2 + 1 weeks' }));
    expect(screen.getByText(/^28 days(?! of)/)).toBeVisible();
    expect(screen.queryByText(/^7 days(?! of| until)/)).toBeNull();
  });

  it.each([
    ['en' as const, 'Entries close', 'Judging ends', 'Voting begins', /of judging/],
    ['hu' as const, 'Feltöltés vége', 'Zsűrizés vége', 'Szavazás kezdete', /zsűrizés,/],
  ])('have names of their own where a jury alone decides: %s', async (locale, closes, ends, voting, judging) => {
    await startI18n(locale);
    onTestFinished(() => startI18n('en').then(() => undefined));
    await openEditor(itemOf({}, { judgedBy: 'JURY' }), {}, locale === 'hu' ? 'Feltöltés kezdete' : 'Entries open');
    for (const name of [closes, ends]) {
      expect(field(name)).toBeVisible();
      expect(handle(name)).toBeVisible();
    }
    expect(screen.getByText(judging)).toBeVisible();
    expect(screen.queryByLabelText(voting)).toBeNull();
    expect(screen.queryByText(/of voting|szavazás,/)).toBeNull();
  });
});
