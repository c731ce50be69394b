import { describe, expect, test } from 'vitest';
import { axe, fromMenu, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, visitor, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

let anna: Person;
let bela: Person;

const place = workplace(async ({ product }) => {
  [anna, bela] = await Promise.all([join(product, 'anna'), join(product, 'bela')]);
});

/** A competition with two photos of Anna and a vote of Béla, in the middle of its voting. */
async function inVoting(title: string) {
  const { product, admin } = place;
  // An announced competition begins now.
  product.setClock();
  const competition = await announce(product, admin, { title: { hu: title, en: title } });
  product.setClock(within(competition, 'UPLOADING'));
  const images: number[] = [];
  for (const slot of ['colour-1', 'mono-1'])
    images.push((await upload(product, anna, competition.id, slot, await plainPhoto(images.length + 1))).body.id);
  product.setClock(within(competition, 'VOTING'));
  expect((await vote(product, bela, images[0] ?? 0, 4)).status).toBe(200);
  return { ...competition, images };
}

describe.skipIf(!browserProgram).each(phone)('the life of a competition, on %s', (_, width, height) => {
  const locale = 'hu';

  /** The page of a competition, and what its buttons do. */
  async function cockpit(id: number, title: string) {
    const words = await wordsOf('adminCompetitions', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto(`/admin/competition/${id}`);
    await heading(page, title);
    const verb = (move: string) => words(`moves.verb.${move}`);
    const button = (move: string) => page.getByRole('button', { name: verb(move), exact: true });
    /** Items of the menu now. */
    const offered = async () => {
      await page.getByRole('button', { name: words('cockpit.more') }).click();
      const items = page.getByRole('menuitem');
      await items.first().waitFor();
      await axe(page);
      const names = await items.allInnerTexts();
      await page.keyboard.press('Escape');
      await items.first().waitFor({ state: 'hidden' });
      return names;
    };
    const next: readonly string[] = ['PUBLISHED', 'RESUMED', 'ARCHIVED'];
    return {
      page,
      context,
      complaints,
      words,
      verb,
      button,
      offered,
      /** Presses the button of the next step, or chooses another from the menu, reads what it says, and confirms. */
      async move(move: string, told: Record<string, string | number>, as = move) {
        if (next.includes(as)) await button(as).click();
        else await fromMenu(page, verb(as));
        const question = page.getByRole('alertdialog', { name: words(`moves.title.${as}`, { title }) });
        await question.getByText(words(`moves.text.${as}`, told)).waitFor();
        await axe(page);
        await question.getByRole('button', { name: verb(as) }).click();
        const said =
          move === 'DELETE' ? words('moves.deleted') : words('moves.done', { status: words(`status.${move}`) });
        await page.getByText(said).first().waitFor();
      },
    };
  }

  const standing = async (id: number) => {
    const path = `/api/admin/competition/${id}`;
    const { status, body } = await rest<{ status: string }>(place.product, place.admin, 'GET', path);
    return status === 200 ? body.status : status;
  };

  test('is paused, resumed, archived, copied, and the copy deleted, each as its button says', async () => {
    const { product } = place;
    const title = `Lights ${width}`;
    const competition = await inVoting(title);
    const [image = 0] = competition.images;
    const { page, context, complaints, words, verb, button, offered, move } = await cockpit(competition.id, title);
    const told = { entries: 2, votes: 1 };
    // Archiving is offered from the day of the results on.
    expect(await offered()).toContainEqual(expect.stringMatching(new RegExp(`^${verb('ARCHIVED')} \\(`)));

    await move('PAUSED', told);
    await button('RESUMED').waitFor();
    // Everything stays visible, but nobody can vote.
    expect((await vote(product, bela, image, 5)).status).toBe(409);
    const list = `/api/competition/paged/${competition.id}?page=0&size=9`;
    expect((await rest<{ content: unknown[] }>(product, visitor, 'GET', list)).body.content).toHaveLength(2);
    await axe(page);

    await move('PUBLISHED', told, 'RESUMED');
    await page.getByRole('link', { name: words('cockpit.seeSite') }).waitFor();
    expect((await vote(product, bela, image, 5)).status).toBe(200);

    product.setClock(within(competition, 'ENDED'));
    await page.reload();
    await move('ARCHIVED', told);
    await expect.poll(() => standing(competition.id), patient).toBe('ARCHIVED');
    await button('ARCHIVED').waitFor({ state: 'hidden' });
    const left = await offered();
    for (const no of ['PAUSED', 'CANCELLED', 'ARCHIVED']) expect(left).not.toContain(verb(no));
    await fromMenu(page, words('cockpit.edit'));
    await heading(page, words('editor.edit'));
    await page
      .getByText(words('frozen.ARCHIVED').split('(')[0] ?? '')
      .first()
      .waitFor();
    await axe(page);

    await page.goto(`/admin/competition/${competition.id}`);
    await fromMenu(page, words('cockpit.copy'));
    await heading(page, words('editor.copy'));
    await page.getByRole('textbox', { name: words('field.titleHu') }).fill(`${title} 2`);
    await page.getByRole('textbox', { name: words('field.titleEn') }).fill(`${title} 2`);
    await page.getByRole('button', { name: words('editor.save') }).click();
    await heading(page, `${title} 2`);
    const copy = Number(/\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
    expect(await standing(copy)).toBe('DRAFT');
    // Nobody else sees it.
    expect((await rest(product, visitor, 'GET', `/api/competition/${copy}`)).status).toBe(404);
    await context.close();

    const draft = await cockpit(copy, `${title} 2`);
    await draft.move('DELETE', {});
    await heading(draft.page, locale === 'hu' ? 'Pályázatok' : 'Competitions');
    expect(await standing(copy)).toBe(404);
    expect([...complaints, ...draft.complaints]).toEqual([]);
    await draft.context.close();
  });

  test('is cancelled for good: no results, no entries, and no way back', async () => {
    const { product } = place;
    const title = `Shadows ${width}`;
    const competition = await inVoting(title);
    const [image = 0] = competition.images;
    const { page, context, complaints, words, verb, button, offered, move } = await cockpit(competition.id, title);
    await move('CANCELLED', { entries: 2, votes: 1 });
    await expect.poll(() => standing(competition.id), patient).toBe('CANCELLED');
    await page.getByRole('link', { name: words('cockpit.seeSite') }).waitFor();
    const left = await offered();
    for (const no of ['PAUSED', 'RESUMED', 'PUBLISHED', 'ARCHIVED', 'CANCELLED']) {
      expect(await button(no).count()).toBe(0);
      expect(left).not.toContain(verb(no));
    }
    expect((await vote(product, bela, image, 5)).status).not.toBe(200);
    product.setClock(within(competition, 'ENDED'));
    const list = `/api/competition/paged/${competition.id}?page=0&size=9`;
    expect((await rest<{ content?: unknown[] }>(product, visitor, 'GET', list)).body.content ?? []).toEqual([]);
    await page.reload();
    await heading(page, title);
    await axe(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
