import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { adminSpecimens } from './adminSpecimens.tsx';
import { chartSpecimens } from './chartSpecimens.tsx';
import { formSpecimens } from './formSpecimens.tsx';
import { pageSpecimens } from './pageSpecimens.tsx';
import { tableSpecimens } from './tableSpecimens.tsx';
import type { Specimen } from './specimen.ts';
import { typeSpecimens } from './typeSpecimens.tsx';

const themes = ['light', 'dark'] as const;

/** A specimen's state, in a theme whatever that of the page. */
function Shown({ specimen: { state, show }, theme }: { specimen: Specimen; theme: (typeof themes)[number] }) {
  return (
    <Box className={`chakra-theme ${theme}`} bg="bg" color="fg" borderWidth="1px" borderRadius="l2" p="4" minW="0">
      <Text color="fg.muted" textStyle="xs" mb="3">
        {state}
      </Text>
      {show()}
    </Box>
  );
}

/** Every shared component in its states, in both themes; in development only. */
export function Component() {
  return (
    <Page>
      <Stack gap="10">
        <PageHeading>Components</PageHeading>
        {Object.entries({
          ...typeSpecimens,
          ...pageSpecimens,
          ...formSpecimens,
          ...adminSpecimens,
          ...chartSpecimens,
          ...tableSpecimens,
        }).map(([file, specimens]) => (
          <Box as="section" key={file} aria-label={file}>
            <Heading as="h2" size="md" fontFamily="mono" mb="3">
              {file}
            </Heading>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
              {specimens.flatMap((specimen) =>
                themes.map((theme) => <Shown key={`${specimen.state} ${theme}`} specimen={specimen} theme={theme} />),
              )}
            </Grid>
          </Box>
        ))}
      </Stack>
    </Page>
  );
}
