import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { SearchField } from '../../../ui/SearchField.tsx';

/** From how many texts on the list can be searched. */
const many = 8;

const Row = chakra('button', {
  base: {
    width: '100%',
    textAlign: 'start',
    px: '2',
    py: '2',
    cursor: 'pointer',
    borderTopWidth: '1px',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** A text as the administrator knows it: its key, and what it says before it is filled in. */
export interface NamedText {
  key: string;
  text: string;
}

/** Whether a text is of what surrounds every page: menus, the footer, the words of screen readers. */
const isOfFrame = ({ key }: NamedText): boolean => key.startsWith('shell.');

/** With the page's own texts, for which one has come, before those that are on every page. */
const ownFirst = (texts: readonly NamedText[]): NamedText[] => [
  ...texts.filter((text) => !isOfFrame(text)),
  ...texts.filter(isOfFrame),
];

/** Props of the list. */
export interface TextsHereProps {
  /** On the page now, in its order. */
  now: readonly NamedText[];
  /** Of menus, dialogs and notifications that have gone meanwhile. */
  earlier: readonly NamedText[];
  /** The text from which one comes back to the list; null when it has just been opened. */
  from: string | null;
  onEdit: (key: string) => void;
}

interface TextListProps {
  texts: readonly NamedText[];
  from: string | null;
  fromRef: Ref<HTMLButtonElement>;
  onEdit: (key: string) => void;
}

function List({ texts, from, fromRef, onEdit }: TextListProps) {
  return (
    <Box as="ul" listStyleType="none" borderBottomWidth="1px">
      {texts.map(({ key, text }) => (
        <li key={key}>
          <Row type="button" ref={key === from ? fromRef : undefined} onClick={() => onEdit(key)}>
            <Text as="span" display="block" lineClamp={2} overflowWrap="anywhere">
              {text}
            </Text>
            <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {key}
            </Text>
          </Row>
        </li>
      ))}
    </Box>
  );
}

/** The texts of a page by name: also those in attributes, those that others cover, and those of what was open before. */
export function TextsHere({ now, earlier, from, onEdit }: TextsHereProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [q, setQ] = useState('');
  const last = useRef<HTMLButtonElement>(null);
  const wanted = q.toLocaleLowerCase();
  const isFound = ({ key, text }: NamedText) => `${key} ${text}`.toLocaleLowerCase().includes(wanted);
  const [found, gone] = [ownFirst(now.filter(isFound)), earlier.filter(isFound)];
  // Of the editor that one comes from nothing is left that could have the focus.
  useEffect(() => last.current?.focus(), []);
  return (
    <Stack gap="4">
      {now.length + earlier.length >= many ? (
        <SearchField label={t('adminTexts.search')} value={q} onSearch={setQ} />
      ) : null}
      <Text role="status" textStyle="sm" color="fg.muted">
        {found.length + gone.length === 0
          ? t('adminTexts.none')
          : t('adminTexts.found', { count: found.length + gone.length, n: format.number(found.length + gone.length) })}
      </Text>
      {found.length > 0 ? <List texts={found} from={from} fromRef={last} onEdit={onEdit} /> : null}
      {gone.length > 0 ? (
        <Box as="section">
          <Heading as="h3" size="sm" mb="2">
            {t('adminTexts.inPlace.earlier')}
          </Heading>
          <List texts={gone} from={from} fromRef={last} onEdit={onEdit} />
        </Box>
      ) : null}
    </Stack>
  );
}
