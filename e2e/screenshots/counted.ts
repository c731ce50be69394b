import type { Page } from 'playwright-core';
import type { Answers, PageState, Told } from './pageState.ts';
import type { Story } from './story.ts';

/** A group that votes alike: no such one is found among the few people of the story. */
const circle = (images: readonly { id: number; title: string }[]) => {
  const [first, second] = images;
  const effect = [
    { imageId: String(first?.id), title: first?.title, before: 1, after: 4 },
    { imageId: String(second?.id), title: second?.title, before: 2, after: 1 },
  ].map(({ before, after, ...image }) => ({
    __typename: 'RankChange',
    ...image,
    rankBefore: before,
    rankAfter: after,
    overallRankBefore: before,
    overallRankAfter: after,
  }));
  return {
    __typename: 'RadarCircle',
    name: 'A',
    size: 19,
    common: 18,
    expected: 1.2,
    judged: 120,
    same: 52,
    expectedSame: 48,
    ownImages: 1,
    effect,
    images: images.slice(0, 3).map(({ id, title }, n) => ({
      __typename: 'RadarImage',
      imageId: String(id),
      title,
      direction: n === 0 ? 'HIGHER' : 'LOWER',
      judged: 19 - n,
      expectedJudged: 7,
      unusual: 17 - n,
      expected: 0.8,
      mean: n === 0 ? 4.9 : 1.2,
      others: 3.1,
    })),
  };
};

const radarOf = (radar: object): Answers => ({
  Radar: ({ adminCompetition }) => ({ adminCompetition: { ...adminCompetition, radar } }),
});

const computed = { __typename: 'Radar', computedAt: '2026-11-02T10:00:00.000Z', people: 1000, votes: 90_000 };

const countOf = (change: (count: Told['competition']['count']) => object): Answers => ({
  Count: ({ competition }) => ({
    competition: { ...competition, count: { ...competition.count, ...change(competition.count) } },
  }),
});

/** As witnesses and a time stamp server have it, which the story has none of. */
const attested = countOf(({ heads }) => ({
  heads: heads.map((head) => ({
    ...head,
    cosigned: { __typename: 'CountCosignature', witness: 'witness.example.org', at: head.at },
    stampedAt: head.at,
  })),
}));

const chosen = (choice: 'ROLL' | 'DRAW') =>
  countOf(({ observer, heads }) => ({
    observer: observer && {
      ...observer,
      choice,
      chosenAt: heads.at(-1)?.at,
      ...(choice === 'DRAW' ? { dice: '4 1 6 2 2 5 3 1', seed: 'pL0m3bN9nVq0o4o9B1mHcZ2u7l8kq0dX' } : {}),
    },
  }));

const recounted = (page: Page) =>
  page.getByText(/Újraszámolva ugyanaz a rangsor jön ki|Counting them again gives the same ranking/).waitFor();

/** Opens every fold of the page. */
const unfold = async (page: Page) => {
  await recounted(page);
  await page
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => ((fold as HTMLDetailsElement).open = true)));
};

/** A ballot whose point somebody has changed on the way. */
const alter = async (page: Page) => {
  await page.route('**/count.bin*', async (route) => {
    const body = await (await route.fetch()).body();
    const at = body.length - 4;
    body[at] = (body[at] ?? 0) ^ 1;
    await route.fulfill({ status: 200, contentType: 'application/octet-stream', body });
  });
  await page.reload();
  await page.getByRole('alert').first().waitFor();
};

/** The page on which the count is repeated, and what administrators see of it, in the states that differ to the eye. */
export function countStates({ competition: { id }, images }: Story): PageState[] {
  const path = `/competition/${id}/count`;
  const integrity = `/admin/competition/${id}?tab=integrity`;
  const award = { at: 'AWARD', who: 'admin', path: integrity } as const;
  const ended = { at: 'ENDED', who: 'visitor', path } as const;
  const failed = (failure: string) => radarOf({ ...computed, state: 'FAILED', failure, computedAt: null, circles: [] });
  return [
    { name: 'count-voting', at: 'VOTING', who: 'visitor', path },
    { name: 'count-voting-entrant', at: 'VOTING', who: 'bela', path },
    { name: 'count-award', at: 'AWARD', who: 'visitor', path },
    { name: 'count-ended', ...ended, act: recounted },
    { name: 'count-ended-unfolded', ...ended, act: unfold },
    { name: 'count-ended-altered', ...ended, act: alter },
    { name: 'count-attested', ...ended, answers: attested, act: recounted },
    { name: 'count-observer', ...ended, who: 'bela', act: recounted },
    { name: 'count-observer-roll', ...ended, answers: chosen('ROLL'), act: recounted },
    { name: 'count-observer-draw', ...ended, answers: chosen('DRAW'), act: recounted },
    { name: 'admin-integrity-failed', ...award, answers: failed('UNEXPECTED') },
    { name: 'admin-integrity-memory', ...award, answers: failed('OUT_OF_MEMORY') },
    {
      name: 'admin-integrity-pending',
      ...award,
      answers: radarOf({ ...computed, state: 'PENDING', failure: null, computedAt: null, circles: [] }),
    },
    {
      name: 'admin-integrity-circle',
      ...award,
      answers: radarOf({ ...computed, state: 'READY', failure: null, circles: [circle(images)] }),
    },
    {
      name: 'admin-integrity-observer',
      ...award,
      act: async (page) => {
        await page.getByRole('searchbox').last().fill('cili');
        await page.getByRole('button', { name: /cili/ }).first().waitFor();
      },
    },
  ];
}
