import { randomBytes } from 'node:crypto';
import type { Stage } from './graphAdministration.ts';
import { giveAwards } from './graphAwards.ts';
import type { Person } from './people.ts';
import { plainPhoto } from './photos.ts';

const hour = 3_600_000;

interface Round {
  number: number;
  version: number;
}

/**
 * A round of a jury, from its making to what the entrant is told; the clock goes from the entries to the award and back.
 * @param content of a competition that takes entries
 */
export async function runRounds(
  { product, play, admin }: Stage,
  { judge, artist }: { judge: Person; artist: Person },
  content: Record<string, unknown> & Record<'votingStart' | 'votingEnd' | 'award', string>,
): Promise<void> {
  interface Made {
    competition: { id: string };
  }
  const { votingStart, votingEnd, award } = content;
  const { competition } = await play.call<Made>('Mutation.createCompetition', admin, {
    input: { ...content, judgedBy: 'JURY' },
  });
  const competitionId = competition.id;
  const at = (instant: string, ms: number) => product.setClock(new Date(Date.parse(instant) + ms));
  await play.call('Mutation.setCompetitionStatus', admin, { input: { id: competitionId, status: 'PUBLISHED' } });
  const { id: accountId } = await play.call<{ id: string }>('Query.me', judge);
  await play.call('Mutation.inviteJudge', admin, { input: { competitionId, accountId } });
  await play.call('Mutation.answerJuryInvitation', judge, { input: { competitionId, accept: true } });
  await play.call('Mutation.updateSeat', admin, { input: { competitionId, seat: 1, chair: true } });
  const enter = async (slot: 1 | 2 | 3) => {
    const entry = { competitionId, slot: `colour-${slot}`, title: 'A photo', description: '', ownImage: true };
    const file = await plainPhoto(slot);
    const input = { ...entry, file: null };
    const { image } = await play.call<{ image: { id: string } }>('Mutation.uploadImage', artist, { input }, { file });
    return image.id;
  };
  const imageIds = [await enter(1), await enter(2), await enter(3)] as const;

  const round = {
    title: { hu: 'Első forduló', en: 'First round' },
    position: 1,
    types: ['colour'],
    minPoint: 1,
    maxPoint: 5,
    pointNames: [{ point: 5, name: { hu: 'Kiváló', en: 'Excellent' } }],
    remarks: 'ENTRANTS',
    accepts: true,
    aim: 25,
    opens: votingStart,
    closes: votingEnd,
    panel: [1],
  };
  const make = async (changes: Record<string, unknown> = {}) => {
    const { jury } = await play.call<{ jury: { rounds: Round[] } }>('Mutation.createRound', admin, {
      input: { competitionId, ...round, ...changes },
    });
    return Math.max(...jury.rounds.map(({ number }) => number));
  };
  const roundNumber = await make();
  const of = { competitionId, roundNumber };
  // A second one with the same categories could not accept, nor stand beside the first.
  const second = await make({ accepts: false, position: 2 });
  await play.callOutdated('Mutation.deleteRound', admin, { competitionId, roundNumber: second });
  await play.call('Mutation.deleteRound', admin, { input: { competitionId, roundNumber: second } });
  await play.callOutdated('Mutation.updateRound', admin, of);
  await play.call('Mutation.updateRound', admin, { input: { ...of, version: 1, maxPoint: 20 } });

  at(votingStart, hour / 2);
  await play.call('Query.juryDesk', judge, { roundNumber });
  await play.call('Query.adminJuryRound', admin, of);
  const { id: artistId } = await play.call<{ id: string }>('Query.me', artist);
  for (const accountIds of [[artistId], []])
    await play.call('Mutation.setConflicts', admin, { input: { competitionId, seat: 1, accountIds } });
  await play.call('Mutation.remindOfRound', admin, { input: { ...of, seat: 1 } });
  const choice = () => randomBytes(12).toString('base64url');
  const marks = [1, 2, 3, 999].map((number) => ({ number, point: 12, choice: choice() }));
  await play.call('Mutation.castMarks', judge, { input: { roundNumber, marks } });
  const photo = { roundNumber, number: 1 };
  await play.call('Mutation.starJuryPhoto', judge, { input: { ...photo, star: true } });
  for (const reason of ['KNOWN', null])
    await play.call('Mutation.withdrawFromJuryPhoto', judge, { input: { ...photo, reason } });
  const text = 'The frame shows a name.';
  await play.call('Mutation.reportJuryPhoto', judge, { input: { roundNumber, number: 2, text } });
  await play.call('Query.moderationPage', admin, { kind: 'IMAGE', reported: true });
  for (const number of [1, 2, 3])
    await play.call('Mutation.remarkJuryPhoto', judge, { input: { roundNumber, number, remark: 'Fine light.' } });
  await play.call('Mutation.reportJuryPhoto', judge, { input: { ...photo, text: 'The sky is from another photo.' } });
  await play.call('Mutation.finishJuryRound', judge, { input: { roundNumber, finished: true } });
  await play.call('Query.mySeats', judge);
  for (const state of ['WITHDRAWN', 'ACTIVE'])
    await play.call('Mutation.setPanelSeat', admin, { input: { ...of, seat: 1, state } });

  at(votingEnd, 1);
  const closes = new Date(Date.parse(award) - 120_000).toISOString();
  await play.call('Mutation.reopenRound', admin, { input: { ...of, closes, reason: 'No connection.' } });
  at(award, -60_000);
  const { version } = await play.call<Round>('Query.adminJuryRound', admin, of);
  const lines = [{ type: 'colour', exact: '12/1' }];
  await play.callOutdated('Mutation.decideRound', admin, { ...of, lines });
  await play.call('Mutation.decideRound', admin, { input: { ...of, version, lines } });
  const back = { ...of, reason: 'A mark was left out.' };
  await play.callOutdated('Mutation.takeDecisionBack', admin, back);
  await play.call('Mutation.takeDecisionBack', admin, { input: { ...back, version: version + 1 } });
  await play.call('Mutation.decideRound', admin, { input: { ...of, version: version + 2, lines } });
  await play.call('Query.adminJuryRound', admin, of);
  await giveAwards({ product, play, admin }, judge, { competitionId, imageIds, authorId: artistId });
  await play.call('Query.adminCompetition', admin, { id: competitionId });
  at(award, 1);
  await play.call('Query.image', artist, { id: imageIds[0] });
  await play.call('Query.competition', artist, { id: competitionId });
  product.setClock();
}
