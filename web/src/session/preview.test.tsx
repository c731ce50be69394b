import { createSession } from './store.ts';
import { previewSession, type Preview } from './preview.ts';
import { memory } from './testing/sessionTools.ts';

const admin = { id: '1', username: 'admin', administrator: true } as never;
const entrant = { id: '0', username: 'entrant', administrator: false } as never;

/** A token that does not expire. */
const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

describe('the preview of a page', () => {
  /** The preview that a page loaded in such a frame finds. */
  async function previewIn(frame: Element | null): Promise<Preview | null> {
    vi.resetModules();
    vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
    return (await import('./preview.ts')).preview;
  }
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  it.each([{}, entrant])('is what its frame says, for %j', async (user) => {
    const preview: Preview = { header: 'role=visitor; at=2026-05-12T12:00:00Z', user };
    expect(await previewIn(Object.assign(document.createElement('iframe'), { preview }))).toEqual(preview);
  });

  it('is none without a frame, and in another frame', async () => {
    expect(await previewIn(null)).toBeNull();
    expect(await previewIn(document.createElement('iframe'))).toBeNull();
  });
});

describe('the session of a preview', () => {
  it('is that of whom it is made for, sends the own token, and leaves the own session as it is', async () => {
    const storage = memory();
    const own = createSession(storage);
    own.login(token, admin);
    const stored = [...storage.items];
    const seen = previewSession(own, { header: 'x', user: entrant });
    expect([seen.user(), seen.lastUser(), seen.ended(), seen.token()]).toEqual([entrant, entrant, null, token]);
    seen.login('other', entrant);
    seen.replaceUser(entrant);
    seen.logout();
    seen.clear();
    seen.end();
    seen.dismissEnded();
    await seen.clearExpired();
    expect([...storage.items]).toEqual(stored);
    expect([own.user(), own.token()]).toEqual([admin, token]);
  });

  it('has nobody for a visitor', () => {
    const own = createSession(memory());
    own.login(token, admin);
    expect(previewSession(own, { header: 'x', user: {} }).user()).toEqual({});
  });
});
