import { randomBytes } from 'node:crypto';
import type { Stage } from './graphAdministration.ts';
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
  const entry = { competitionId, slot: 'colour-1', title: 'A photo', description: '', ownImage: true, file: null };
  const { image } = await play.call<{ image: { id: string } }>(
    'Mutation.uploadImage',
    artist,
    { input: entry },
    { file: await plainPhoto(7) },
  );

  const round = {
    title: { hu: 'Első forduló', en: 'First round' },
    position: 1,
    types: ['colour'],
    minPoint: 1,
    maxPoint: 5,
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
  const marks = [
    { number: 1, point: 12, choice: choice() },
    { number: 999, point: 12, choice: choice() },
  ];
  await play.call('Mutation.castMarks', judge, { input: { roundNumber, marks } });
  const photo = { roundNumber, number: 1 };
  await play.call('Mutation.starJuryPhoto', judge, { input: { ...photo, star: true } });
  for (const reason of ['KNOWN', null])
    await play.call('Mutation.withdrawFromJuryPhoto', judge, { input: { ...photo, reason } });
  await play.call('Mutation.remarkJuryPhoto', judge, { input: { ...photo, remark: 'Fine light.' } });
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
  at(award, 1);
  await play.call('Query.image', artist, { id: image.id });
  await play.call('Query.competition', artist, { id: competitionId });
  product.setClock();
}
