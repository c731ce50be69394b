import { cutTo } from '@photo-competition/schema/characters';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormField } from './form/FormField.tsx';

/** How long after the last key a search is made, in milliseconds. */
const pause = 250;

/** Longest text that is searched for, in characters. */
const longest = 100;

/**
 * A search over a list, made while somebody types.
 * @param value what the address holds @param compact in a line with other filters: its label stands in it
 */
export function SearchField({
  label,
  value,
  onSearch,
  compact = false,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  compact?: boolean;
}) {
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(value);
  // Back, or a link, leads to another search.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [text, value]);
  const field = (
    <FormField label={label} labelHidden={compact} filter>
      <Input
        dir="auto"
        type="search"
        size={compact ? 'sm' : 'lg'}
        placeholder={compact ? label : undefined}
        bg="bg.panel"
        borderColor="border.emphasized"
        value={text}
        onChange={({ target }) => setText(cutTo(target.value, longest))}
      />
    </FormField>
  );
  return compact ? (
    <Box width={{ base: '44', md: '56' }} flexShrink="0">
      {field}
    </Box>
  ) : (
    field
  );
}
