import { Button, IconButton } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { HStack } from '@chakra-ui/react/stack';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { isDestructive, useStatusMoves, type Offer } from './useStatusMoves.tsx';

/** A page that an organiser goes to from a competition. */
interface Way {
  name: string;
  to: string;
}

/** Props of the actions. */
export interface CompetitionActionsProps {
  item: AdministeredCompetitionFragment;
  /** The installation's, in which instants are told. */
  timeZone: string;
}

/**
 * What an organiser does with a competition: the next step as a button, everything else in a menu, in which what cannot be taken
 * back stands last.
 */
export function CompetitionActions({ item, timeZone }: CompetitionActionsProps) {
  const { t } = useTranslation();
  const { offers, nameOf, ask, question } = useStatusMoves(item, timeZone);
  const { status } = item.competition;

  const edit: Way = { name: t('adminCompetitions.cockpit.edit'), to: `${paths.admin.competitions()}?edit=${item.id}` };
  const review: Way = { name: t('adminCompetitions.cockpit.review'), to: '?queue=images' };
  const seeSite: Way = { name: t('adminCompetitions.cockpit.seeSite'), to: paths.competition.browse(item.id) };
  const others: Way[] = [
    { name: t('adminCompetitions.cockpit.copy'), to: `${paths.admin.competitions()}?copy=${item.id}` },
    { name: t('adminCompetitions.cockpit.preview'), to: paths.admin.preview(item.id) },
  ];

  const next = offers.find(({ move, from }) => from === null && (move === 'PUBLISHED' || move === 'ARCHIVED'));
  const mainWay = status === 'DRAFT' ? edit : status === 'PUBLISHED' ? review : seeSite;
  const ways = [edit, ...(status === 'DRAFT' ? [] : [review, seeSite]), ...others].filter(
    (way) => next !== undefined || way !== mainWay,
  );
  const moves = offers.filter((offer) => offer !== next);
  const itemOf = (offer: Offer) => (
    <Menu.Item
      key={offer.move}
      value={offer.move}
      disabled={offer.from !== null}
      color={isDestructive(offer.move) ? 'fg.error' : undefined}
      onSelect={() => ask(offer.move)}
    >
      {nameOf(offer)}
    </Menu.Item>
  );
  const harmless = moves.filter(({ move }) => !isDestructive(move));
  const destructive = moves.filter(({ move }) => isDestructive(move));

  return (
    <HStack gap="2">
      {next ? (
        <Button onClick={() => ask(next.move)}>{nameOf(next)}</Button>
      ) : (
        <Button asChild>
          <Link to={mainWay.to}>{mainWay.name}</Link>
        </Button>
      )}
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton variant="outline" aria-label={t('adminCompetitions.cockpit.more')}>
            <Ellipsis aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {ways.map(({ name, to }) => (
              <Menu.Item key={to} value={to} asChild>
                <Link to={to}>{name}</Link>
              </Menu.Item>
            ))}
            {harmless.length > 0 ? <Menu.Separator /> : null}
            {harmless.map(itemOf)}
            {destructive.length > 0 ? <Menu.Separator /> : null}
            {destructive.map(itemOf)}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {question}
    </HStack>
  );
}
