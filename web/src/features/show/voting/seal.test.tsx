import 'fake-indexeddb/auto';
import { fromBase64Url } from '@photo-competition/count/bytes';
import { formatNote, formatReceipt } from '@photo-competition/count/note';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { onNotification } from '../../../notifications/notify.ts';
import { session } from '../../../session/session.ts';
import { logIn, renderShow, showing, type Answers } from '../testing/renderShow.tsx';
import { image, votingInfo } from '../testing/showData.ts';

beforeAll(() => startI18n('hu'));
beforeEach(() => void logIn());
afterEach(() => {
  cleanup();
  session.clear();
});

interface CastInput {
  imageNumber: number;
  point: number;
  number: string;
}

/** Takes every vote and signs for it. @param point that the receipt says; the one cast by itself */
const signing = (point?: number): Answers => ({
  CastVote: ({ input }) => {
    const cast = input as CastInput;
    const name = 'foto.example/count/3';
    const text = formatReceipt({
      origin: name,
      number: fromBase64Url(cast.number),
      image: cast.imageNumber,
      point: point ?? cast.point,
      replaces: null,
      at: '2026-11-21T20:10Z',
      commitment: new Uint8Array(32),
    });
    const signature = { name, keyId: new Uint8Array(4), signature: new Uint8Array(64) };
    const receipt = formatNote({ text, signatures: [signature] });
    return {
      data: {
        castVote: {
          __typename: 'CastVotePayload',
          vote: { __typename: 'Vote', imageId: '12', ...cast, receipt },
          votingInfo: votingInfo(13),
          userErrors: [],
        },
      },
    };
  },
});

test('a vote with a receipt is sealed, and the seal opens the receipt in plain words', async () => {
  const { user, calls } = renderShow({ ...showing(image({ myVote: null })), ...signing() });
  await screen.findByRole('button', { name: '4 pont' });
  expect(screen.queryByText(/Lepecsételve/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '4 pont' }));
  const seal = await screen.findByText(/Lepecsételve/);
  const { number } = calls.find(({ name }) => name === 'CastVote')?.variables['input'] as CastInput;
  expect(seal).toHaveTextContent(number.slice(0, 4));
  await user.click(seal);
  expect(screen.getByText(new RegExp(number))).toBeVisible();
  expect(screen.queryByText(/másik eszközön/)).toBeNull();
});

test('a receipt of another point is told, and seals nothing', async () => {
  const told: string[] = [];
  const stop = onNotification(({ message }) => told.push(message));
  const { user } = renderShow({ ...showing(image({ myVote: null })), ...signing(1) });
  await user.click(await screen.findByRole('button', { name: '5 pont' }));
  await waitFor(() => expect(told).toEqual([expect.stringContaining('mást mond')]));
  expect(screen.queryByText(/Lepecsételve/)).toBeNull();
  stop();
});
