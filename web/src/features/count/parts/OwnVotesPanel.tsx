import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useApolloClient } from '@apollo/client/react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routes/paths.ts';
import { useLoginFrom } from '../../../routes/useLoginFrom.ts';
import { useUser } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { checkFile, checkOwn, type OwnVotes } from '../ownVotes.ts';
import type { CountFacts } from '../useCount.ts';
import type { RecounterHolder } from '../useRecounter.ts';
import { OwnReceipts } from './OwnReceipts.tsx';

/** Props of the part about own votes. */
export interface OwnVotesPanelProps {
  competitionNumber: number;
  count: CountFacts;
  recounter: RecounterHolder;
  /** Whether the ballots were downloaded; null where they are not public, so that the log is asked. */
  hasBallots: boolean | null;
}

/** Looks for the viewer's own votes: by the receipts of this browser, or of a file. */
export function OwnVotesPanel({ competitionNumber, count, recounter, hasBallots }: OwnVotesPanelProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const user = useUser();
  const from = useLoginFrom();
  const [found, setFound] = useState<OwnVotes | 'failed' | null>(null);
  const [checking, setChecking] = useState(false);
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const order = () => ({
    client,
    recounter: recounter.get(),
    competitionNumber,
    count,
    hasBallots: hasBallots === true,
  });
  const run = async (look: () => Promise<OwnVotes>) => {
    setChecking(true);
    setFound(await look().catch(() => 'failed' as const));
    setChecking(false);
  };
  const read = (file: File | undefined) => {
    if (file) void run(async () => checkFile(order(), await file.text()));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  const { id: userId } = user;
  return (
    <Panel title={t('count.own.title')}>
      {userId === undefined ? (
        <Text>
          {t('count.own.login')}{' '}
          <TextLink to={paths.login()} state={from}>
            {t('count.own.loginLink')}
          </TextLink>
        </Text>
      ) : (
        <Flex>
          <Button
            variant="outline"
            loading={checking}
            disabled={hasBallots === false}
            onClick={() => void run(() => checkOwn(order(), userId))}
          >
            {t('count.own.check')}
          </Button>
        </Flex>
      )}
      {hasBallots ? (
        <Box
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.emphasized"
          borderRadius="l2"
          p="4"
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        >
          <label htmlFor={field}>{t('count.own.drop')}</label>
          <Text textStyle="sm" color="fg.muted" mb="2">
            {t('count.own.dropText')}
          </Text>
          <VisuallyHidden asChild>
            <input
              ref={input}
              id={field}
              type="file"
              accept=".txt,text/plain"
              tabIndex={-1}
              onChange={({ target }) => {
                read(target.files?.[0]);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
          </VisuallyHidden>
          <Button variant="outline" onClick={() => input.current?.click()}>
            {t('count.own.choose')}
          </Button>
        </Box>
      ) : null}
      {found === 'failed' ? <Text role="alert">{t('count.own.failed')}</Text> : null}
      {found && found !== 'failed' ? <OwnReceipts found={found} isPublished={hasBallots === true} /> : null}
    </Panel>
  );
}
