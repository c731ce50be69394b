import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadPart } from '../../../connection/loadPart.ts';
import { paths } from '../../../routes/paths.ts';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import type { Way } from './ActionsMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useWaitingCount } from './useWaitingCount.ts';
import { useStatusMoves } from './useStatusMoves.tsx';

const ActionsMenu = lazy(() => loadPart(() => import('./ActionsMenu.tsx')));

/** Props of the actions. */
export interface CompetitionActionsProps {
  item: AdministeredCompetitionFragment;
  /** The installation's, in which instants are told. */
  timeZone: string;
}

/**
 * Acts of an organiser on a competition: the next step as a button, which reviews photos only where some wait, everything else in a
 * menu, in which acts that cannot be undone stand last.
 */
export function CompetitionActions({ item, timeZone }: CompetitionActionsProps) {
  const { t } = useTranslation();
  const { offers, nameOf, ask, question } = useStatusMoves(item, timeZone);
  const { status } = item.competition;
  const next = offers.find(({ move, from }) => from === null && (move === 'PUBLISHED' || move === 'ARCHIVED'));
  const waiting = useWaitingCount(item.number, status === 'PUBLISHED' && !next);

  const edit: Way = {
    name: t('adminCompetitions.cockpit.edit'),
    to: `${paths.admin.competitions()}?edit=${item.number}`,
  };
  const review: Way = { name: t('adminCompetitions.cockpit.review'), to: '?queue=images' };
  const seeSite: Way = { name: t('adminCompetitions.cockpit.seeSite'), to: paths.competition.browse(item.number) };
  const others: Way[] = [
    { name: t('adminCompetitions.cockpit.copy'), to: `${paths.admin.competitions()}?copy=${item.number}` },
    { name: t('adminCompetitions.cockpit.preview'), to: paths.admin.preview(item.number) },
  ];

  const mainWay = status === 'DRAFT' ? edit : waiting.count > 0 ? review : seeSite;
  const ways = [edit, ...(status === 'DRAFT' ? [] : [review, seeSite]), ...others].filter(
    (way) => next !== undefined || way !== mainWay,
  );

  return (
    <HStack gap="2">
      {next ? (
        <Button onClick={() => ask(next.move)}>{nameOf(next)}</Button>
      ) : (
        // Not seen until it is known which: one word would be replaced by another under the pointer.
        <Button asChild visibility={waiting.loading ? 'hidden' : undefined}>
          <Link to={mainWay.to}>{mainWay.name}</Link>
        </Button>
      )}
      <Suspense fallback={<MenuButton disabled />}>
        <ActionsMenu ways={ways} offers={offers.filter((offer) => offer !== next)} nameOf={nameOf} onMove={ask} />
      </Suspense>
      {question}
    </HStack>
  );
}
