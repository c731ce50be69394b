import type { Page } from 'playwright-core';
import { countStates } from './counted.ts';
import type { PageState } from './pageState.ts';
import type { Story } from './story.ts';

const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Opens a dialog by a key. */
const dialogOf = (name: string) => async (page: Page) => {
  await page.keyboard.press(name);
  await page.getByRole('dialog').waitFor();
};

/** Presses the first button of the page whose name matches. */
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Presses the first button of the page whose name matches, which asks before it does anything. */
const ask = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('alertdialog').waitFor();
};

/** The same, by an item of the menu of a competition. */
const askFromMenu = (name: RegExp) => async (page: Page) => {
  await press(/^(További műveletek|More actions)$/)(page);
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('alertdialog').waitFor();
};

const menu = press(/^(Menü|Menu)$|fiókja|account of/i);

/** Chooses the first rows of a list. */
const chooseRows = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /kijelölése$|^Choose / });
  for (const n of [0, 1]) await boxes.nth(n).check();
};

const place = (name: string, path: string): [string, string] => [name, path];

/** The administrators' pages. */
function administration({ competition: { id }, office }: Story): PageState[] {
  const during = (name: string, path: string, more: Partial<PageState> = {}): PageState => ({
    name: `admin${name}`,
    at: 'VOTING',
    who: 'admin',
    path: `/admin${path}`,
    ...more,
  });
  const cockpit = `/competition/${id}`;
  const award = { at: 'AWARD' } as const;
  const opened = [
    during('-palette', '', { act: dialogOf('Control+k') }),
    during('-keys', '', { act: dialogOf('?') }),
    during('-queue', '/competition?queue=images'),
    during('-queue-keys', '/competition?queue=images', { act: dialogOf('?') }),
    during('-queue-reason', '/competition?queue=images', { act: dialogOf('d') }),
    during('-cockpit-chosen', cockpit, { act: chooseRows }),
    during('-cockpit-pause', cockpit, { act: askFromMenu(/^(Szüneteltetés|Pause)$/) }),
    during('-users-chosen', '/users', { act: chooseRows }),
    during('-user-removal', '/users?user=2', { act: ask(/^(Felhasználó törlése|Delete the user)$/) }),
    during('-texts-on-page', '/rules', {
      name: 'texts-on-page',
      path: '/rules?edit-texts=',
      act: press(/^(Az oldal szövegei|Texts on this page)/),
    }),
    during('', '/rules', { name: 'texts-in-place', path: '/rules?edit-texts=' }),
    during('-award-entries', cockpit, { ...award, act: chooseRows }),
    during('-cockpit-results', `${cockpit}?tab=results`, award),
    during('-cockpit-integrity', `${cockpit}?tab=integrity`, award),
    during('-award', '', award),
  ];
  const plain = [
    place('', ''),
    place('-history', '?tab=history'),
    place('-competitions', '/competition'),
    place('-competition-new', '/competition?new'),
    place('-competition-edit', `/competition?edit=${id}`),
    place('-competition-copy', `/competition?copy=${id}`),
    place('-draft', `/competition/${office.draft}`),
    place('-draft-edit', `/competition?edit=${office.draft}`),
    place('-queue-comments', '/competition?queue=comments'),
    place('-cockpit', cockpit),
    ...['comments', 'similar', 'turnout', 'integrity', 'files', 'history'].map((tab) =>
      place(tab === 'integrity' ? '-voting-integrity' : `-cockpit-${tab}`, `${cockpit}?tab=${tab}`),
    ),
    place('-preview', `${cockpit}/preview`),
    place('-preview-named', `${cockpit}/preview?role=named`),
    place('-preview-voter', `${cockpit}/preview?role=voter&screen=phone`),
    place('-emails', '/email'),
    place('-email-new', '/email?new='),
    place('-email-edit', `/email?edit=${office.unsent}`),
    place('-email-check', `/email?check=${office.unsent}`),
    place('-campaign', `/email/${office.sent}`),
    place('-users', '/users'),
    place('-user', '/users?user=2'),
    place('-user-new', '/users?new='),
    place('-texts', '/localization'),
    place('-text', '/localization?key=contact.body'),
    place('-templates', '/template'),
    place('-template', '/template?id=ACTIVATION'),
  ];
  return [...plain.map(([name, path]) => during(name, path)), ...opened];
}

/** Every page in the states that differ to the eye. */
export function pageStates(story: Story): PageState[] {
  const {
    competition: { id },
    images,
  } = story;
  const ofOwner = (owner: string) => images.find((image) => image.owner === owner)?.id ?? 0;
  const [annas, belas] = [ofOwner('anna'), ofOwner('bela')];
  const browse = `/competition/${id}/browse`;
  const show = `/competition/${id}/show/${annas}`;
  return [
    { name: 'home-uploading', at: 'UPLOADING', who: 'visitor', path: '/' },
    { name: 'home-uploading-entrant', at: 'UPLOADING', who: 'anna', path: '/' },
    { name: 'home-voting', at: 'VOTING', who: 'visitor', path: '/' },
    { name: 'home-voting-entrant', at: 'VOTING', who: 'bela', path: '/' },
    { name: 'home-award', at: 'AWARD', who: 'visitor', path: '/' },
    { name: 'home-ended', at: 'ENDED', who: 'visitor', path: '/' },
    { name: 'menu', at: 'VOTING', who: 'bela', path: '/', act: menu },
    { name: 'archive', at: 'ENDED', who: 'visitor', path: '/archive' },
    { name: 'archive-empty', at: 'VOTING', who: 'visitor', path: '/archive' },
    { name: 'rules', at: 'VOTING', who: 'visitor', path: '/rules' },
    { name: 'contact', at: 'VOTING', who: 'visitor', path: '/contact' },
    { name: 'not-found', at: 'VOTING', who: 'visitor', path: '/nowhere' },
    { name: 'login', at: 'VOTING', who: 'visitor', path: '/login' },
    { name: 'login-refused', at: 'VOTING', who: 'visitor', path: '/login', act: press(/^(Belépek|Log in)$/) },
    { name: 'registration', at: 'VOTING', who: 'visitor', path: '/registration/index' },
    {
      name: 'registration-refused',
      at: 'VOTING',
      who: 'visitor',
      path: '/registration/index',
      act: (page) => page.locator('main form button[type=submit]').click(),
    },
    { name: 'lost-password', at: 'VOTING', who: 'visitor', path: '/lost-password/request' },
    { name: 'lost-password-change', at: 'VOTING', who: 'visitor', path: '/lost-password/change/anna/code' },
    { name: 'activation', at: 'VOTING', who: 'visitor', path: '/activation/1/code' },
    { name: 'email-change', at: 'VOTING', who: 'visitor', path: '/email-change/1/code' },

    { name: 'browse-hidden', at: 'UPLOADING', who: 'visitor', path: browse },
    { name: 'browse-voting', at: 'VOTING', who: 'visitor', path: browse },
    { name: 'browse-voting-entrant', at: 'VOTING', who: 'bela', path: browse },
    { name: 'results', at: 'ENDED', who: 'visitor', path: `${browse}?sort=rank` },
    { name: 'results-category', at: 'ENDED', who: 'visitor', path: `${browse}?sort=rank&type=colour` },

    { name: 'image-voting', at: 'VOTING', who: 'bela', path: show },
    { name: 'image-visitor', at: 'VOTING', who: 'visitor', path: show },
    { name: 'image-own', at: 'VOTING', who: 'anna', path: show },
    { name: 'image-ended', at: 'ENDED', who: 'visitor', path: show },
    { name: 'image-moderator', at: 'AWARD', who: 'admin', path: show },
    { name: 'image-keys', at: 'VOTING', who: 'bela', path: show, act: key('?') },
    {
      name: 'comment-editing',
      at: 'VOTING',
      who: 'bela',
      path: show,
      act: press(/^(Módosítom a hozzászólásomat|Edit your comment)/),
    },
    {
      name: 'comment-deleted',
      at: 'VOTING',
      who: 'bela',
      path: show,
      act: press(/^(Törlöm a hozzászólásomat|Delete your comment)/),
      undo: press(/^(Visszavonom|Undo)$/),
    },
    { name: 'view-full', at: 'VOTING', who: 'bela', path: `${show}?view=full` },
    { name: 'view-full-true-size', at: 'VOTING', who: 'bela', path: `${show}?view=full`, act: key('z') },
    { name: 'view-full-loupe', at: 'VOTING', who: 'bela', path: `${show}?view=full`, act: key('l') },
    { name: 'view-full-facts', at: 'VOTING', who: 'bela', path: `${show}?view=full`, act: key('i') },
    { name: 'view-slideshow', at: 'VOTING', who: 'bela', path: `${show}?view=slideshow` },
    { name: 'view-compare', at: 'VOTING', who: 'bela', path: `${show}?view=compare` },

    { name: 'votes', at: 'VOTING', who: 'bela', path: `/user/votes/${id}` },
    { name: 'upload', at: 'UPLOADING', who: 'anna', path: '/user/upload' },
    { name: 'upload-closed', at: 'VOTING', who: 'anna', path: '/user/upload' },
    { name: 'upload-slot', at: 'UPLOADING', who: 'anna', path: '/user/upload/colour/1' },
    { name: 'upload-slot-empty', at: 'UPLOADING', who: 'anna', path: '/user/upload/colour/4' },
    { name: 'entries', at: 'VOTING', who: 'anna', path: '/user/competition' },
    { name: 'archived-entries', at: 'ENDED', who: 'anna', path: '/user/archived' },
    { name: 'report', at: 'ENDED', who: 'anna', path: `/user/report/${id}` },
    { name: 'report-early', at: 'VOTING', who: 'anna', path: `/user/report/${id}` },
    { name: 'certificate', at: 'ENDED', who: 'anna', path: `/user/certificate/${annas}` },
    { name: 'certificate-foreign', at: 'ENDED', who: 'anna', path: `/user/certificate/${belas}` },
    { name: 'profile', at: 'VOTING', who: 'anna', path: '/user/profile' },
    { name: 'password', at: 'VOTING', who: 'anna', path: '/user/password' },
    { name: 'account', at: 'VOTING', who: 'anna', path: '/user/account' },
    ...administration(story),
    ...countStates(story),
  ];
}
