import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { AdminLayout } from './AdminLayout.tsx';

beforeAll(() => startI18n('en'));

/** The frame of the administration with a page in it. */
function open(answers: Answers = {}) {
  logIn({ administrator: true });
  const children = [{ index: true, element: <h1>Page</h1> }];
  return renderRoutes([{ path: '/admin', Component: AdminLayout, children }], '/admin', {
    AdminPulse: () => ({ data: null, errors: [{ message: 'not asked about here' }] }),
    ...answers,
  });
}

/** Containing block of an absolute element. */
function frameOf(element: Element): Element | null {
  const above = element.parentElement;
  return above === null || !['', 'static'].includes(getComputedStyle(above).position) ? above : frameOf(above);
}

describe('the menu of phones', () => {
  it('opens right below the bar with its button, takes the focus, and gives it back at Escape', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'More' });
    await user.click(button);
    const bar = screen.getByRole('banner', { name: 'Administration' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(panel).toHaveStyle({ position: 'absolute', top: '100%' });
    expect(frameOf(panel)).toBe(bar);
    expect(within(panel).getByRole('link', { name: 'Overview' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('the mark of the site', () => {
  it('keeps its size beside a name of any length, which takes several lines', async () => {
    open();
    for (const brand of (await screen.findAllByText('Photo competition')).map((name) => name.parentElement)) {
      expect(brand?.querySelector('svg')).toHaveStyle({ flexShrink: 0 });
      expect(within(brand as HTMLElement).getByText('Photo competition')).not.toHaveStyle({ whiteSpace: 'nowrap' });
    }
  });
});

describe('the logo of the site', () => {
  it('stands where the mark was, beside the name that says what it is, and never shrinks', async () => {
    const logo = { __typename: 'SiteLogo', url: '/media/site/abc', width: 640, height: 80 };
    open({ Site: () => ({ data: { site: { __typename: 'Site', contactEmail: null, logo, version: 2 } } }) });
    await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(2));
    for (const image of document.querySelectorAll('img')) {
      expect(image).toHaveAttribute('src', '/media/site/abc');
      expect(image).toHaveAttribute('alt', '');
      expect([image.width, image.height]).toEqual([128, 16]);
      expect(image).toHaveStyle({ flexShrink: 0 });
      expect(image.parentElement).toHaveAccessibleName('Photo competition');
    }
  });
});
