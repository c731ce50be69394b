import { Menu } from '@chakra-ui/react/menu';
import { Link } from 'react-router-dom';
import { MenuButton } from './MenuButton.tsx';
import { isDestructive, type Move, type Offer } from './useStatusMoves.tsx';

/** A page that an organiser goes to from a competition. */
export interface Way {
  name: string;
  to: string;
}

/** Props of the menu. */
export interface ActionsMenuProps {
  ways: readonly Way[];
  offers: readonly Offer[];
  nameOf: (offer: Offer) => string;
  onMove: (move: Move) => void;
}

/** Menu of the acts on a competition beside its next step; those that cannot be undone stand last. */
export default function ActionsMenu({ ways, offers, nameOf, onMove }: ActionsMenuProps) {
  const harmless = offers.filter(({ move }) => !isDestructive(move));
  const destructive = offers.filter(({ move }) => isDestructive(move));
  const itemOf = (offer: Offer) => (
    <Menu.Item
      key={offer.move}
      value={offer.move}
      disabled={offer.from !== null}
      color={isDestructive(offer.move) ? 'fg.error' : undefined}
      onSelect={() => onMove(offer.move)}
    >
      {nameOf(offer)}
    </Menu.Item>
  );
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <MenuButton />
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
  );
}
