import { until } from './until.ts';
import type { Stage } from './graphAdministration.ts';
import { loginAdministrator, visitor, type Person } from './people.ts';

const hour = 3_600_000;

interface Jury {
  seats: { seat: number; username: string | null }[];
}

/** A jury from its invitations to a judge who leaves. @param judge an entrant @param content of a competition that takes entries */
export async function runJury(
  { product, play, admin }: Stage,
  judge: Person,
  content: Record<string, unknown>,
): Promise<void> {
  // Invitations are mailed again after a day.
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const later = { votingStart: at(48), votingEnd: at(49), award: at(50) };
  interface Made {
    competition: { id: string };
  }
  const { competition } = await play.call<Made>('Mutation.createCompetition', admin, {
    input: { ...content, ...later, judgedBy: 'JURY' },
  });
  const competitionId = competition.id;
  await play.call('Mutation.setCompetitionStatus', admin, { input: { id: competitionId, status: 'PUBLISHED' } });
  await play.call('Mutation.updateJury', admin, { input: { competitionId, version: 0, judgesMayEnter: true } });
  await play.callOutdated('Mutation.updateJury', admin, { competitionId, namesPublic: 'AT_AWARD' });

  const person = { email: 'dora@example.org', firstName: 'Dóra', lastName: 'Kis', locale: 'hu' };
  const invite = (who: Record<string, unknown>, refused: string[] = []) =>
    play.call<{ jury: Jury }>('Mutation.inviteJudge', admin, { input: { competitionId, ...who } }, { refused });
  const { jury } = await invite({ person });
  const doraSeat = jury.seats[0]?.seat;
  const { id: accountId } = await play.call<{ id: string }>('Query.me', judge);
  const { jury: both } = await invite({ accountId });
  const judgeSeat = both.seats.find(({ username }) => username === judge.username)?.seat;
  await invite({ accountId }, ['SEAT_TAKEN']);

  await play.call('Mutation.answerJuryInvitation', judge, { input: { competitionId, accept: true } });
  await play.call('Query.mySeats', judge);
  await play.call('Mutation.updateSeat', admin, { input: { competitionId, seat: judgeSeat, chair: true } });
  const reminder = { input: { competitionId, seat: doraSeat } };
  await play.call('Mutation.remindJudge', admin, reminder, { refused: ['REMINDED_TODAY'] });
  await until('the names of the judges', async () => {
    const told = await play.call<{ jury: { judges: unknown[] } | null }>('Query.competition', visitor, {
      id: competitionId,
    });
    return told.jury?.judges.length === 1;
  });
  await play.call('Mutation.removeSeat', admin, { input: { competitionId, seat: judgeSeat } });
  await play.call('Query.adminCompetition', admin, { id: competitionId });
  product.setClock(new Date(Date.now() + 25 * hour));
  await play.call('Mutation.remindJudge', await loginAdministrator(product), reminder);
  product.setClock();
}
