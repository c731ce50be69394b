import { overlayOf, withOverlay, type Overlay } from './overlay.ts';

const bundle = { rules: { body: 'Shipped rules' }, shell: { brand: 'Photos', nav: { rules: 'Rules' } } };

describe('texts over a bundle', () => {
  it('replace those of the same key, and leave the bundle itself as it is', () => {
    const over = withOverlay(bundle, { 'rules.body': 'Our rules', 'shell.nav.rules': 'Our nav' });
    expect(over).toEqual({ rules: { body: 'Our rules' }, shell: { brand: 'Photos', nav: { rules: 'Our nav' } } });
    expect(bundle.rules.body).toBe('Shipped rules');
  });

  it.each(['rules.other', 'rules', 'rules.body.more', '', '__proto__.polluted', 'constructor.name'])(
    'are left out where the bundle has no text %s',
    (key) => {
      expect(withOverlay(bundle, { [key]: 'x' })).toEqual(bundle);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('the texts of the administrators', () => {
  afterEach(() => void vi.useRealTimers());

  it('are those that are read', async () => {
    expect(await overlayOf('en', () => Promise.resolve({ a: 'read' }))).toEqual({ a: 'read' });
  });

  it('are those of the last visit when they cannot be read, and none before any visit', async () => {
    const fails = () => Promise.reject(new Error('offline'));
    expect(await overlayOf('en', fails)).toEqual({});
    await overlayOf('en', () => Promise.resolve({ a: 'read' }));
    expect(await overlayOf('en', fails)).toEqual({ a: 'read' });
    expect(await overlayOf('hu', fails)).toEqual({});
  });

  it('are not waited for longer than a moment; what comes later is for the next page load', async () => {
    vi.useFakeTimers();
    let arrive: (overlay: Overlay) => void = () => undefined;
    const reading = new Promise<Overlay>((resolve) => (arrive = resolve));
    const asked = overlayOf('en', () => reading, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toEqual({});
    arrive({ a: 'late' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await overlayOf('en', () => Promise.reject(new Error('offline')))).toEqual({ a: 'late' });
  });

  it('are none where storage holds something else', async () => {
    localStorage.setItem('photo-competition.texts.en', 'no json');
    expect(await overlayOf('en', () => Promise.reject(new Error('offline')))).toEqual({});
  });
});
