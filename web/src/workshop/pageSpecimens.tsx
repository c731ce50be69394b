import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { AboutSection } from '../ui/competition/about/AboutSection.tsx';
import { Categories } from '../ui/competition/about/Categories.tsx';
import { DatesTrack } from '../ui/competition/about/DatesTrack.tsx';
import type { AboutCompetitionFragment } from '../ui/competition/about/generated/graphql.ts';
import { RemindMe } from '../ui/competition/about/RemindMe.tsx';
import { Countdown } from '../ui/competition/Countdown.tsx';
import { Judges } from '../ui/competition/Judges.tsx';
import { StageBadge } from '../ui/competition/StageBadge.tsx';
import { StandingLine } from '../ui/competition/StandingLine.tsx';
import { TitlePlate } from '../ui/competition/TitlePlate.tsx';
import { ZonedTime } from '../ui/competition/ZonedTime.tsx';
import type { CompetitionTimesFragment } from '../ui/competition/generated/graphql.ts';
import type { Stage } from '../ui/competition/stage.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { MarksAndRemarks } from '../ui/jury/MarksAndRemarks.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { LoadingState } from '../ui/LoadingState.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Photo } from '../ui/photo/Photo.tsx';
import { PointBars } from '../ui/points/PointBars.tsx';
import { KeyList } from '../ui/shortcuts/KeyList.tsx';
import { Steps } from '../ui/Steps.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { Specimens } from './specimen.ts';

const day = 24 * 3_600_000;
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

const times: CompetitionTimesFragment = {
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '1',
  number: 1,
  status: 'PUBLISHED',
  phase: 'VOTING',
  ended: false,
  now: new Date().toISOString(),
  competitionStart: fromNow(-20),
  votingStart: fromNow(-3),
  votingEnd: fromNow(4),
  award: fromNow(9),
};

const both = (hu: string, en: string) => ({ __typename: 'LocalizedText' as const, hu, en });

const about: AboutCompetitionFragment = {
  ...times,
  title: both('Fények és árnyak', 'Light and shadow'),
  description: both('Mit tesz a **fény**?', 'What does **light** do?'),
  minPoint: 1,
  maxPoint: 5,
  minCoverage: 0,
  minLongerSide: 800,
  imageTypes: [{ __typename: 'ImageType', code: 'colour', slots: 4, title: both('Színes', 'Colour') }],
};

const judge = (firstName: string, lastName: string, chair: boolean) => ({
  __typename: 'JudgeName' as const,
  firstName,
  lastName,
  chair,
});
const jury = {
  __typename: 'Jury' as const,
  namesPublic: 'AT_ONCE' as const,
  judges: [judge('Éva', 'Molnár', true), judge('Örs', 'Németh', false)],
};

/** A photo whose picture is drawn in its address. */
const drawn = (width: number, height: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#5b7f9b"/><circle cx="70%" cy="30%" r="12%" fill="#f3d9a4"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    __typename: 'Image' as const,
    id: '1',
    number: 1,
    title: 'Morning mist',
    width,
    height,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    urlNeedsToken: false,
    thumb: url,
    small: url,
    medium: url,
    large: url,
  };
};

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog
        open={open}
        title="Remove the photo?"
        text="It cannot be brought back."
        confirmLabel="Remove"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

const stages: Stage[] = ['upcoming', 'uploading', 'judging', 'voting', 'award', 'ended', 'paused', 'cancelled'];

/** The parts of pages. */
export const pageSpecimens: Specimens = {
  'ConfirmDialog.tsx': [{ state: 'opened by a button', show: () => <OpenedByButton /> }],
  'EmptyState.tsx': [
    { state: 'title alone', show: () => <EmptyState title="No photos yet" /> },
    {
      state: 'with a way on',
      show: () => (
        <EmptyState title="No photos yet" text="Voting begins tomorrow.">
          <Button variant="outline">Rules</Button>
        </EmptyState>
      ),
    },
  ],
  'ErrorNotice.tsx': [
    { state: 'without a way on', show: () => <ErrorNotice error={new Error('offline')} /> },
    { state: 'with a retry', show: () => <ErrorNotice error={new Error('offline')} onRetry={() => undefined} /> },
  ],
  'LinkedText.tsx': [
    {
      state: 'one link',
      show: () => <LinkedText textKey="registration.acceptRules" links={{ rules: '/rules' }} />,
    },
  ],
  'LoadingState.tsx': [{ state: 'after a moment', show: () => <LoadingState minHeight="20" /> }],
  'Markdown.tsx': [
    { state: 'plain', show: () => <Markdown>A text without markup.</Markdown> },
    { state: 'with markup', show: () => <Markdown>{'## Heading\n\nA **text** with:\n\n- a list\n- of two'}</Markdown> },
  ],
  'Panel.tsx': [{ state: 'with a text', show: () => <Panel title="Result">Second place</Panel> }],
  'shortcuts/KeyList.tsx': [
    {
      state: 'a range of keys, two keys, and one',
      show: () => (
        <KeyList
          rows={[
            { keys: ['1', '5'], text: 'Give points', between: '–' },
            { keys: ['←', '→'], text: 'The photo before and the next one' },
            { keys: ['?'], text: 'This list' },
          ]}
        />
      ),
    },
  ],
  'Steps.tsx': [{ state: 'two', show: () => <Steps>{['Read the mail.', 'Open its link.']}</Steps> }],
  'TextLink.tsx': [{ state: 'in a text', show: () => <TextLink to="/rules">The rules</TextLink> }],
  'competition/Countdown.tsx': [{ state: 'running', show: () => <Countdown times={times} to="votingEnd" /> }],
  'competition/Judges.tsx': [
    { state: 'named', show: () => <Judges competition={{ ...times, judgedBy: 'JURY', jury }} /> },
    {
      state: 'named later',
      show: () => (
        <Judges
          competition={{ ...times, judgedBy: 'BOTH', jury: { ...jury, namesPublic: 'AT_AWARD', judges: null } }}
        />
      ),
    },
  ],
  'jury/MarksAndRemarks.tsx': [
    {
      state: 'of two judges, one of whom has written',
      show: () => (
        <MarksAndRemarks
          label="Marks"
          marks={[
            { letter: 'A', point: 4 },
            { letter: 'B', point: 5 },
          ]}
          remarks={['Fine light.']}
        />
      ),
    },
  ],
  'competition/TitlePlate.tsx': [{ state: 'with a title', show: () => <TitlePlate title="Light and shadow" /> }],
  'competition/about/AboutSection.tsx': [
    { state: 'while entries are taken', show: () => <AboutSection competition={about} stage="uploading" /> },
  ],
  'competition/about/Categories.tsx': [
    { state: 'voters judge', show: () => <Categories competition={about} stage="voting" /> },
    { state: 'a jury judges', show: () => <Categories competition={{ ...about, judgedBy: 'JURY' }} stage="judging" /> },
  ],
  'competition/about/DatesTrack.tsx': [
    {
      state: 'with today',
      show: () => <DatesTrack competition={times} next="votingEnd" timeZone="Europe/Budapest" />,
    },
  ],
  'competition/about/RemindMe.tsx': [
    { state: 'with dates to come', show: () => <RemindMe competition={about} next="votingEnd" /> },
  ],
  'competition/StageBadge.tsx': stages.map((stage) => ({ state: stage, show: () => <StageBadge stage={stage} /> })),
  'competition/StandingLine.tsx': [
    { state: 'voting', show: () => <StandingLine times={times} stage="voting" next="votingEnd" /> },
    { state: 'paused', show: () => <StandingLine times={times} stage="paused" next={null} /> },
  ],
  'competition/ZonedTime.tsx': [
    { state: 'another zone', show: () => <ZonedTime instant={times.award} timeZone="Pacific/Auckland" /> },
  ],
  'photo/Photo.tsx': [
    { state: 'lying', show: () => <Photo image={drawn(600, 400)} /> },
    { state: 'standing', show: () => <Photo image={drawn(400, 600)} /> },
    {
      state: 'failed',
      show: () => (
        <Photo image={{ ...drawn(600, 400), thumb: '/none', small: '/none', medium: '/none', large: '/none' }} />
      ),
    },
  ],
  'points/PointBars.tsx': [
    { state: 'small', show: () => <PointBars minPoint={1} votesByPoint={[0, 2, 5, 9, 4]} /> },
    { state: 'numbered', show: () => <PointBars minPoint={1} votesByPoint={[0, 2, 5, 9, 4]} numbered /> },
    { state: 'no votes', show: () => <PointBars minPoint={0} votesByPoint={[0, 0, 0, 0, 0, 0]} numbered /> },
  ],
};
