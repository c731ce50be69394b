import type { Stage } from './graphAdministration.ts';
import { graph, type Person } from './people.ts';

interface Made {
  number: number;
  version: number;
  title: { en: string };
}

interface Awards {
  data: { adminCompetition: { jury: { awards: Made[] } } };
}

interface Seats {
  data: { mySeats: { awards: { version: number } | null }[] };
}

/** Competition and photos that the awards of a decided round are given in. */
interface Salon {
  competitionId: string;
  /** Accepted photos of one author; the last of them is hidden here. */
  imageIds: readonly [string, string, string];
  /** The account of their author. */
  authorId: string;
}

/** The awards of a jury, from their making to the confirmation by its chair, who holds seat 1. */
export async function giveAwards(
  { product, play, admin }: Stage,
  chair: Person,
  { competitionId, imageIds, authorId }: Salon,
): Promise<void> {
  const [best, second, hidden] = imageIds;
  const make = async (kind: string, en: string, changes: Record<string, unknown> = {}): Promise<Made> => {
    const input = { competitionId, position: 1, kind, title: { hu: en, en }, type: 'colour', most: 1, ...changes };
    await play.call('Mutation.createAward', admin, { input });
    const query = '($id: ID!) { adminCompetition(id: $id) { jury { awards { number version title { en } } } } }';
    const { data } = (await graph(product, admin, `query ${query}`, { id: competitionId })) as Awards;
    const made = data.adminCompetition.jury.awards.find(({ title }) => title.en === en);
    if (!made) throw new Error(`no award "${en}"`);
    return made;
  };
  const of = ({ number, version }: Made) => ({ competitionId, awardNumber: number, version });
  const place = await make('PLACE', 'First prize', { place: 1 });
  const mention = await make('MENTION', 'Mention', { most: 2 });
  const choice = await make('JUDGES_CHOICE', 'Choice of a judge', { seat: 1 });
  const author = await make('BEST_AUTHOR', 'Best author');
  const spare = await make('SPECIAL', 'Spare');

  await play.callOutdated('Mutation.updateAward', admin, of(spare));
  await play.call('Mutation.updateAward', admin, { input: { ...of(spare), most: 3 } });
  const spared = { ...spare, version: spare.version + 1 };
  await play.callOutdated('Mutation.deleteAward', admin, of(spared));
  await play.call('Mutation.deleteAward', admin, { input: of(spared) });

  await play.callOutdated('Mutation.giveAward', admin, { ...of(place), winners: [] });
  const give = (award: Made, winner: Record<string, unknown>) =>
    play.call('Mutation.giveAward', admin, { input: { ...of(award), winners: [{ note: 'Fine light.', ...winner }] } });
  await give(place, { imageId: best });
  await give(choice, { imageId: best });
  await give(mention, { imageId: hidden });
  await give(author, { accountId: authorId });
  // The first photo has a place, so that a mention is refused for it.
  await play.call('Query.awardCandidates', admin, { competitionId, awardNumber: mention.number });
  await play.call('Mutation.moderateImages', admin, {
    input: { ids: [hidden], status: 'DISQUALIFIED', reason: 'It shows a street sign.' },
  });
  // The mention of the hidden photo is vacant, and the second photo is next.
  await play.call('Query.adminCompetition', admin, { id: competitionId });
  await give({ ...mention, version: mention.version + 1 }, { imageId: second });

  const { data } = (await graph(product, chair, '{ mySeats { awards { version } } }')) as Seats;
  const version = Math.max(...data.mySeats.map(({ awards }) => awards?.version ?? 0));
  await play.call('Mutation.confirmAwards', chair, { input: { competitionId, version } });
}
