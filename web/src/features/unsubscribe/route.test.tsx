import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const subscription = (subscribed: boolean) => ({
  __typename: 'MailSubscription',
  list: 'NEWS',
  subscribed,
  email: 'a•••@example.org',
});
const payload = (name: string, typename: string, subscribed: boolean) => ({
  data: { [name]: { __typename: typename, subscription: subscription(subscribed), userErrors: [] } },
});

const open = (answers: Answers, list = 'NEWS') =>
  renderRoutes([{ path: '/unsubscribe/:key/:list', Component }], `/unsubscribe/k-1/${list}`, answers);

const answers: Answers = {
  Subscription: () => ({ data: { mailSubscription: subscription(true) } }),
  Unsubscribe: () => payload('unsubscribe', 'UnsubscribePayload', false),
  Resubscribe: () => payload('resubscribe', 'ResubscribePayload', true),
};

describe('the page behind the link of a campaign’s mail', () => {
  it('asks first, unsubscribes, and takes it back', async () => {
    const { user, calls, notifications } = open(answers);
    expect(await screen.findByText(/Leiratkozol a szervezők híreiről\?.*a•••@example\.org/)).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual(['Subscription']);
    await user.click(screen.getByRole('button', { name: 'Leiratkozom' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Leiratkoztál a szervezők híreiről.');
    await user.click(screen.getByRole('button', { name: 'Mégis kérem' }));
    expect(await screen.findByRole('button', { name: 'Leiratkozom' })).toBeInTheDocument();
    expect(calls.slice(1)).toMatchObject([
      { name: 'Unsubscribe', variables: { input: { key: 'k-1', list: 'NEWS' } } },
      { name: 'Resubscribe', variables: { input: { key: 'k-1', list: 'NEWS' } } },
    ]);
    expect(notifications).toEqual([{ type: 'positive', message: 'Újra megkapod ezeket a leveleket.' }]);
  });

  it('says so when the link is not whole or the account is gone', async () => {
    open({ Subscription: () => ({ data: { mailSubscription: null } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás nem érvényes');
  });

  it('asks nothing about mails that do not exist', async () => {
    const { calls } = open(answers, 'SPAM');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás nem érvényes');
    expect(calls).toEqual([]);
  });

  it('shows a failure with a way to try again', async () => {
    open({ Subscription: () => new Error('offline') });
    expect(await screen.findByRole('button', { name: 'Újra' })).toBeInTheDocument();
  });
});
