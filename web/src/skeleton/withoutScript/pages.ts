import { escapeHtml } from '@photo-competition/schema/html';
import { matchRoute, pathTo, routeOf, type RouteName } from '@photo-competition/schema/routes';
import type { ShowImageQuery } from '../../features/show/page/generated/graphql.ts';
import type { SiteQuery } from '../../ui/site/generated/graphql.ts';
import { answerTo } from '../page.ts';
import { header, words } from '../parts.ts';
import { archive, browse, home } from './competitionPages.ts';
import { heading, link, longText, nameOf, needed, unanswered, type PlainDrawing } from './parts.ts';

/** A photo: its author, its words, its neighbours and what was said about it. */
function image(drawing: PlainDrawing): string {
  const { locale, text } = drawing;
  const answer = answerTo<ShowImageQuery>(drawing.answers, 'ShowImage');
  if (!answer) return unanswered(drawing);
  const shown = answer.image;
  if (!shown) return `${heading(1, text('show.missingTitle'))}${words(text('show.missingText'))}`;
  const { competitionNumber, competition, author, description, previousNumber, nextNumber, comments } = shown;
  const to = (number: number) => pathTo('competitionShow', { id: competitionNumber, image: number });
  const ways = [
    previousNumber ? link(to(previousNumber), text('show.previous')) : null,
    nextNumber ? link(to(nextNumber), text('show.next')) : null,
    competition
      ? link(
          pathTo('competitionBrowse', { id: competitionNumber }),
          text('show.backTo', { competition: competition.title[locale] }),
        )
      : null,
  ].filter((way) => way !== null);
  const said = (comments?.edges ?? []).map(({ node: comment }) => {
    const name = comment.author ? `<strong dir="auto">${escapeHtml(nameOf(drawing, comment.author))}</strong> ` : '';
    return `<li>${name}${words(comment.text)}</li>`;
  });
  return [
    author ? `<p dir="auto">${escapeHtml(nameOf(drawing, author))}</p>` : '',
    words(description ?? ''),
    `<p>${ways.join(' · ')}</p>`,
    said.length > 0 ? `${heading(2, text('show.comments.title'))}<ul>${said.join('')}</ul>` : '',
  ].join('');
}

function contact(drawing: PlainDrawing): string {
  const { text } = drawing;
  const address = answerTo<SiteQuery>(drawing.answers, 'Site')?.site.contactEmail;
  const line = address ? `<p>${escapeHtml(text('contact.address'))} ${link(`mailto:${address}`, address)}</p>` : '';
  return `${heading(1, text('shell.nav.contact'))}${line}${longText(text('contact.body'))}`;
}

const pages: Partial<Record<RouteName, (drawing: PlainDrawing) => string>> = {
  home,
  archive,
  rules: ({ text }) => `${heading(1, text('shell.nav.rules'))}${longText(text('rules.body'))}`,
  contact,
  competitionBrowse: browse,
  competitionShow: image,
  show: image,
};

/** A page that is a form, or a person's own: its title, and what it needs. */
function needing(name: RouteName, drawing: PlainDrawing): string {
  const route = routeOf(name);
  const title = route.preview === 'title' ? route.title[drawing.locale] : drawing.siteName;
  return `${heading(1, title)}${needed(drawing)}`;
}

const missing = ({ text }: PlainDrawing): string =>
  `${heading(1, text('shell.state.notFoundTitle'))}${words(text('shell.state.notFoundText'))}<p>${link('/', text('shell.state.home'))}</p>`;

/**
 * The look of what stands in the document for a browser without script; with it nothing of this is read. The skeleton above is as
 * high as its content then.
 */
const look =
  '.s{min-height:0}.s-call,.s-bar,.s-controls{display:none}.s-strip{display:grid;margin-top:0!important}' +
  '.s-plain a{text-decoration:underline}.s-plain nav{border-top:1px solid;padding-top:1rem;display:flex;flex-wrap:wrap;gap:1rem}' +
  '.s-plain h2{margin:1.5rem 0 .5rem;font-family:var(--font-heading);font-weight:500}.s-plain dd{margin-bottom:.5rem}' +
  '.s-plain .s-page>*{max-width:60rem}.s-plain .s-photos{max-width:none;display:grid;gap:.75rem;margin:1rem 0;' +
  'grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}.s-plain figure a{display:block}.s-plain figure img{aspect-ratio:4/3;height:auto;object-fit:contain}' +
  '.s-plain ul{padding-inline-start:1.5rem}';

/** HTML of a page for a browser without script. @param path of the page */
export function plainPage(path: string, drawing: PlainDrawing): string {
  const { text, drawn } = drawing;
  const name = matchRoute(path)?.name;
  const draw = name === undefined ? missing : (pages[name] ?? ((own: PlainDrawing) => needing(name, own)));
  const hint = name !== undefined && pages[name] ? `<p>${escapeHtml(text('own.reading'))}</p>` : '';
  const links = [
    ['/', drawing.siteName],
    [pathTo('archive', {}), text('shell.nav.archive')],
    [pathTo('rules', {}), text('shell.nav.rules')],
    [pathTo('contact', {}), text('shell.nav.contact')],
  ] as const;
  const nav = `<nav aria-label="${escapeHtml(text('own.pages'))}">${links.map(([to, words]) => link(to, words)).join('')}</nav>`;
  const part = drawn ? 'div' : 'main';
  const top = drawn ? '' : header(drawing);
  return `<style>${look}</style><div class="s s-plain">${top}<${part} class="s-page">${hint}${draw(drawing)}${nav}</${part}></div>`;
}
