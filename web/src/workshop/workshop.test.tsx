import { screen, within } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.ts';
import { renderRoutes } from '../testing/render.tsx';
import { adminSpecimens } from './adminSpecimens.tsx';
import { chartSpecimens } from './chartSpecimens.tsx';
import { formSpecimens } from './formSpecimens.tsx';
import { pageSpecimens } from './pageSpecimens.tsx';
import { tableSpecimens } from './tableSpecimens.tsx';
import { Component } from './route.tsx';
import { typeSpecimens } from './typeSpecimens.tsx';

const specimens = { ...pageSpecimens, ...formSpecimens, ...adminSpecimens, ...chartSpecimens, ...tableSpecimens };

/**
 * Frames of whole pages, parts of what is shown, what asks only when one leaves, what the pulse of the service tells, and what asks
 * the graph itself, and what covers the window.
 */
const notShown = [
  'ConfirmDialogContent.tsx',
  'FormattedMarkdown.tsx',
  'Page.tsx',
  'PageHeading.tsx',
  'UnsavedChanges.tsx',
  'admin/AuditChanges.tsx',
  'admin/AuditLog.tsx',
  'admin/ChangedMeanwhile.tsx',
  'admin/EntrantSearch.tsx',
  'beside/PhotoBeside.tsx',
  'form/useVersioned.tsx',
  'robust/ExcludedNotice.tsx',
  'robust/RobustnessStrip.tsx',
  'viewer/Overlay.tsx',
  'viewer/ViewerBar.tsx',
  'viewer/ZoomedPhoto.tsx',
];

test('every shared component has a place in the workshop', () => {
  const files = Object.keys(import.meta.glob('../ui/**/*.tsx'))
    .map((file) => file.replace('../ui/', ''))
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file));
  expect([...Object.keys(specimens), ...notShown].sort()).toEqual(files.sort());
});

test('each is shown in its states, in both themes, and so are the sizes of letters', async () => {
  await startI18n('en');
  renderRoutes([{ path: '/dev/ui', Component }], '/dev/ui');
  await screen.findByRole('heading', { name: 'Components' });
  for (const [file, states] of Object.entries({ ...typeSpecimens, ...specimens })) {
    const section = screen.getByRole('region', { name: file });
    for (const { state } of states)
      expect([file, state, within(section).getAllByText(state, { exact: true }).length]).toEqual([file, state, 2]);
    expect(section.querySelectorAll('.chakra-theme.light')).toHaveLength(states.length);
    expect(section.querySelectorAll('.chakra-theme.dark')).toHaveLength(states.length);
  }
});
