import { act, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../../testing/render.tsx';
import type { SiteFieldsFragment } from '../../../ui/site/generated/graphql.ts';
import { Component } from './route.tsx';
import { onePage } from '../../../testing/onePage.ts';

beforeAll(() => startI18n('en'));

const site = (changes: Partial<SiteFieldsFragment> = {}): SiteFieldsFragment => ({
  __typename: 'Site',
  contactEmail: null,
  logo: null,
  version: 3,
  ...changes,
});
const logo = { __typename: 'SiteLogo' as const, url: '/media/site/abc', width: 320, height: 120 };

const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      site: null,
      current: null,
      changedBy: null,
      changedAt: null,
      userErrors: [],
      ...values,
    },
  },
});

function open(now: SiteFieldsFragment, answers: Answers = {}) {
  logIn({ administrator: true });
  const children = [
    { path: '/admin/site', Component },
    { path: '/admin', element: <h1>Overview</h1> },
  ];
  return renderRoutes(children, '/admin/site', {
    AdminTexts: () => ({ data: { staticTextPage: onePage('StaticTextPage', []) } }),
    Site: () => ({ data: { site: now } }),
    ...answers,
  });
}

const inputOf = (shown: ReturnType<typeof open>, name: string) =>
  shown.calls.filter((call) => call.name === name).map(({ variables }) => variables['input']);
const address = () => screen.findByRole('textbox', { name: 'E-mail address of the organisers' });

describe('the name', () => {
  it('is edited in both languages, as the text that it is', async () => {
    const made = { __typename: 'StaticText', id: '9', key: 'shell.brand', locale: 'en', text: 'Focus', version: 1 };
    const shown = open(site(), {
      CreateText: () => ({
        data: {
          createStaticText: {
            __typename: 'CreateStaticTextPayload',
            staticText: { ...made, updatedAt: '2026-05-01T10:00:00.000Z' },
            userErrors: [],
          },
        },
      }),
    });
    const english = within(await screen.findByRole('region', { name: 'English text' }));
    const field = english.getByRole('textbox', { name: 'English text' });
    expect(field).toHaveValue('Photo competition');
    await shown.user.clear(field);
    await shown.user.type(field, 'Focus');
    await shown.user.click(screen.getByRole('button', { name: 'Save the text' }));
    await waitFor(() =>
      expect(inputOf(shown, 'CreateText')).toEqual([{ key: 'shell.brand', locale: 'en', text: 'Focus' }]),
    );
    expect(screen.getByRole('region', { name: 'Hungarian text' })).toBeVisible();
  });
});

describe('the address', () => {
  it('is saved with the version that was read, and removed when it is emptied', async () => {
    let version = 3;
    const shown = open(site(), {
      UpdateSite: ({ input }) =>
        payload('updateSite', {
          site: site({ contactEmail: (input as { contactEmail: string | null }).contactEmail, version: ++version }),
        }),
    });
    await shown.user.type(await address(), ' club@example.org ');
    await shown.user.click(screen.getByRole('button', { name: 'Save the address' }));
    await waitFor(() =>
      expect(inputOf(shown, 'UpdateSite')).toEqual([{ contactEmail: 'club@example.org', version: 3 }]),
    );
    expect(await address()).toHaveValue('club@example.org');
    await shown.user.clear(await address());
    await shown.user.click(screen.getByRole('button', { name: 'Save the address' }));
    await waitFor(() => expect(inputOf(shown, 'UpdateSite')[1]).toEqual({ contactEmail: null, version: 4 }));
  });

  it('is refused at its field before it is sent where it is none, and kept when the page is left', async () => {
    const shown = open(site());
    await shown.user.type(await address(), 'nobody');
    await shown.user.click(screen.getByRole('button', { name: 'Save the address' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /of the organisers/ })).toBeInvalid());
    expect(inputOf(shown, 'UpdateSite')).toEqual([]);
    await act(() => shown.router.navigate('/admin'));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await act(() => shown.router.navigate('/admin/site'));
    expect(await address()).toHaveValue('nobody');
    await shown.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(await address()).toHaveValue('');
  });

  it('tells who has saved another one meanwhile, and overwrites nothing unasked', async () => {
    const current = site({ contactEmail: 'theirs@example.org', version: 5 });
    const shown = open(site({ contactEmail: 'old@example.org' }), {
      UpdateSite: () =>
        payload('updateSite', {
          current,
          changedBy: 'eva',
          changedAt: '2026-05-01T10:00:00.000Z',
          userErrors: [{ __typename: 'UserError', code: 'VERSION_CONFLICT', field: null, message: 'Changed.' }],
        }),
    });
    await shown.user.clear(await address());
    await shown.user.type(await address(), 'mine@example.org');
    await shown.user.click(screen.getByRole('button', { name: 'Save the address' }));
    expect(await screen.findByText(/theirs@example\.org/)).toBeVisible();
    expect(inputOf(shown, 'UpdateSite')).toHaveLength(1);
  });
});

describe('the logo', () => {
  const file = () => new File(['a picture'], 'logo.png', { type: 'image/png' });
  const input = () => screen.findByLabelText('File of the logo');

  it('is sent, shown, and removed', async () => {
    const shown = open(site(), {
      UploadSiteLogo: () => payload('uploadSiteLogo', { site: site({ logo, version: 4 }) }),
      RemoveSiteLogo: () => payload('removeSiteLogo', { site: site({ version: 5 }) }),
    });
    expect(await screen.findByText(/There is no logo now/)).toBeVisible();
    await shown.user.upload(await input(), file());
    expect(await screen.findByRole('img', { name: 'The logo as it is' })).toHaveAttribute('src', '/media/site/abc');
    expect(inputOf(shown, 'UploadSiteLogo')).toEqual([{ picture: btoa('a picture'), version: 3 }]);
    // The picture is there before the upload has ended for the form.
    const remove = screen.getByRole('button', { name: 'Remove the logo' });
    await waitFor(() => expect(remove).toBeEnabled());
    await shown.user.click(remove);
    expect(await screen.findByText(/There is no logo now/)).toBeVisible();
    expect(inputOf(shown, 'RemoveSiteLogo')).toEqual([{ version: 4 }]);
  });

  it('stays as it is where the service refuses the file, and says why', async () => {
    const refusal = {
      __typename: 'UserError',
      code: 'UNSUPPORTED_FORMAT',
      field: 'picture',
      message: 'This is no picture.',
    };
    const shown = open(site({ logo }), {
      UploadSiteLogo: () => payload('uploadSiteLogo', { userErrors: [refusal] }),
    });
    await shown.user.upload(await input(), file());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no picture.');
    expect(screen.getByRole('img', { name: 'The logo as it is' })).toBeVisible();
  });

  it('that somebody else has set meanwhile is shown before it is replaced', async () => {
    const current = site({ logo: { ...logo, url: '/media/site/theirs' }, version: 9 });
    const shown = open(site({ logo }), { RemoveSiteLogo: () => payload('removeSiteLogo', { current }) });
    await shown.user.click(await screen.findByRole('button', { name: 'Remove the logo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed it meanwhile');
    expect(screen.getByRole('img', { name: 'The logo as it is' })).toHaveAttribute('src', '/media/site/theirs');
  });

  it('that the browser cannot read is not sent', async () => {
    const shown = open(site());
    const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = () => Promise.reject(new DOMException('', 'EncodingError'));
      },
    );
    URL.createObjectURL ??= () => 'blob:logo';
    URL.revokeObjectURL ??= () => undefined;
    await shown.user.upload(await input(), drawing);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be read as a picture');
    expect(inputOf(shown, 'UploadSiteLogo')).toEqual([]);
    vi.unstubAllGlobals();
  });
});
