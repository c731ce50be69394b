import { defaultTimeout, notify, onNotification, type Notification } from './notify.ts';

const stops: (() => void)[] = [];

function listen(): Notification[] {
  const heard: Notification[] = [];
  stops.push(onNotification((notification) => void heard.push(notification)));
  return heard;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('notify', () => {
  it('shows for 5000 ms unless asked otherwise', () => {
    const heard = listen();
    expect(defaultTimeout).toBe(5000);
    notify.info('short');
    notify.info('long', { timeout: 20_000 });
    notify.info('as usual', {});
    expect(heard.map(({ timeout }) => timeout)).toEqual([5000, 20_000, 5000]);
  });

  it.each(['positive', 'negative', 'info'] as const)('sends what is %s as such', (type) => {
    const heard = listen();
    notify[type]('Szia!');
    expect(heard).toMatchObject([{ type, message: 'Szia!' }]);
  });

  it('gives each its own id, the same message too', () => {
    const heard = listen();
    notify.info('once');
    notify.info('once');
    expect(new Set(heard.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps what nobody could hear yet for the first listener, in order and once', () => {
    notify.negative('first');
    notify.info('second');
    expect(listen().map(({ message }) => message)).toEqual(['first', 'second']);
    expect(listen()).toEqual([]);
  });

  it('tells every listener until it stops', () => {
    const here = listen();
    const there = listen();
    notify.info('both');
    stops.pop()?.();
    notify.info('one');
    expect(here).toHaveLength(2);
    expect(there).toHaveLength(1);
  });
});
