import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';

/** A row: what it is about, and its parts. */
export interface ShareRow {
  name: string;
  parts: readonly { name: string; value: number; bg: string }[];
}

/** Rows of parts beside each other, as long as there are many; the colours are told by a legend, the numbers by a table. */
export function Shares({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  const most = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  return (
    <Stack role="img" aria-label={label} gap="3">
      {rows.map(({ name, parts }) => (
        <Box key={name}>
          <Box textStyle="sm">{name}</Box>
          <Box display="flex" height="5" bg="bg.muted" borderRadius="l1" overflow="hidden">
            {parts.map((part) => (
              <Box
                key={part.name}
                bg={part.bg}
                title={`${part.name}: ${part.value}`}
                style={{ width: `${(100 * part.value) / most}%` }}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
