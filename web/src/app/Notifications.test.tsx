import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.ts';
import { theme } from '../ui/theme.ts';
import { Notifications } from './Notifications.tsx';
import { notify } from '../notifications/notify.ts';

/** Longer than the closing animation of a toast, in milliseconds. */
const closingMs = 1000;

beforeAll(async () => {
  await startI18n('hu');
  await import('./Toasts.tsx');
});

beforeEach(() => {
  navigate.mockClear();
  vi.useFakeTimers();
});

afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const navigate = vi.fn();

const mount = () =>
  render(
    <ChakraProvider value={theme}>
      <Notifications navigate={navigate} />
    </ChakraProvider>,
  );

/** Sends it, and lets the toaster load and draw. */
async function send(type: 'positive' | 'negative' | 'info', message: string, timeout?: number): Promise<void> {
  await act(async () => {
    notify[type](message, timeout === undefined ? {} : { timeout });
    await vi.dynamicImportSettled();
  });
  await advance(50);
}

const toast = (message: string) =>
  within(screen.getByRole('region', { name: /Értesítések/ }))
    .queryAllByRole('group')
    .find((group) => group.textContent?.includes(message));

describe('Notifications', () => {
  it('shows a message for 5000 ms', async () => {
    mount();
    await send('positive', 'Elmentettük.');
    expect(toast('Elmentettük.')).toBeInTheDocument();
    await advance(4900);
    expect(toast('Elmentettük.')).toHaveAttribute('data-state', 'open');
    await advance(100 + closingMs);
    expect(toast('Elmentettük.')).toBeUndefined();
  });

  it('stands aside of what saves and sends, where there is room', async () => {
    mount();
    await send('info', 'Félre.');
    expect(toast('Félre.')).toHaveAttribute('data-placement', 'bottom-end');
    await advance(5000 + closingMs);
  });

  it('shows a message for as long as it asks', async () => {
    mount();
    await send('info', 'Sokáig.', 9000);
    await advance(8900);
    expect(toast('Sokáig.')).toHaveAttribute('data-state', 'open');
    await advance(100 + closingMs);
    expect(toast('Sokáig.')).toBeUndefined();
  });

  it('closes at a press of its button', async () => {
    mount();
    await send('info', 'Zárj be.');
    fireEvent.click(screen.getByRole('button', { name: 'Értesítés bezárása' }));
    await advance(closingMs);
    expect(toast('Zárj be.')).toBeUndefined();
  });

  it('lets the focus go that has come from outside the page and taken a step', async () => {
    mount();
    render(<button type="button">Lap</button>);
    await send('info', 'Tovább.');
    const step = (element: HTMLElement) => act(() => Promise.resolve(element.focus()));
    await step(screen.getByRole('button', { name: 'Értesítés bezárása' }));
    await step(toast('Tovább.') ?? document.body);
    await step(screen.getByRole('button', { name: 'Lap' }));
    await advance(50);
    expect(screen.getByRole('button', { name: 'Lap' })).toHaveFocus();
    await advance(5000 + closingMs);
    expect(toast('Tovább.')).toBeUndefined();
  });

  it('stays while the focus is in it', async () => {
    mount();
    await send('info', 'Maradok.');
    act(() => screen.getByRole('button', { name: 'Értesítés bezárása' }).focus());
    await advance(60_000);
    expect(toast('Maradok.')).toHaveAttribute('data-state', 'open');
    fireEvent.click(screen.getByRole('button', { name: 'Értesítés bezárása' }));
    await advance(closingMs);
  });

  it('offers what can be done, for longer, and goes there at a press', async () => {
    mount();
    await act(async () => {
      notify.negative('Tilos.', { action: { label: 'Belépés', to: '/login', state: { from: '/user/profile' } } });
      await vi.dynamicImportSettled();
    });
    await advance(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Belépés' }));
    await advance(1000);
    expect(navigate).toHaveBeenCalledWith('/login', { from: '/user/profile' });
  });

  it('does at once what it offers to do', async () => {
    const run = vi.fn();
    mount();
    await act(async () => {
      notify.positive('Áthelyezve.', { action: { label: 'Visszavonás', run } });
      await vi.dynamicImportSettled();
    });
    await advance(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Visszavonás' }));
    await advance(1000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows what was sent before it was there', async () => {
    notify.negative('Korai.');
    mount();
    await act(() => vi.dynamicImportSettled());
    await advance(50);
    expect(toast('Korai.')).toBeInTheDocument();
  });

  it('speaks what is negative at once, and the rest politely, from regions that are there beforehand', async () => {
    mount();
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');
    expect(status).toBeEmptyDOMElement();
    expect(alert).toBeEmptyDOMElement();
    await send('info', 'Nyugodtan.');
    expect(status).toHaveTextContent('Nyugodtan.');
    expect(alert).toBeEmptyDOMElement();
    await send('negative', 'Figyelem!');
    expect(alert).toHaveTextContent('Figyelem!');
    expect(status).toBeEmptyDOMElement();
  });
});
