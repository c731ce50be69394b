import { ChartFrame } from '../ui/chart/ChartFrame.tsx';
import { Columns } from '../ui/chart/Columns.tsx';
import { Legend } from '../ui/chart/Legend.tsx';
import { Shares } from '../ui/chart/Shares.tsx';
import { methods, RankRow } from '../ui/robust/RankRow.tsx';
import { rankAxis } from '../ui/robust/rankAxis.ts';
import type { Specimens } from './specimen.ts';

const columns = [
  { name: 'Monday', value: 12 },
  { name: 'Tuesday', value: 3 },
  { name: 'Wednesday', value: 0 },
];
const colors = [
  { name: 'Approved', bg: 'accent.solid' },
  { name: 'Waiting', bg: 'accent.emphasized' },
];

/** Charts. */
export const chartSpecimens: Specimens = {
  'chart/ChartFrame.tsx': [
    {
      state: 'with a table and a file',
      show: () => (
        <ChartFrame
          finding="Most photos came on Monday"
          subject="Photos by day"
          file="photos"
          table={{ heads: ['Day', 'Photos'], rows: columns.map(({ name, value }) => [name, value]) }}
        >
          <Columns label="Photos" columns={columns} shown={String} />
        </ChartFrame>
      ),
    },
  ],
  'chart/Columns.tsx': [
    {
      state: 'with phases behind them',
      show: () => (
        <Columns
          label="Photos"
          columns={columns}
          bands={[{ name: 'Voting', from: 1, to: 2.5, bg: 'accent.emphasized' }]}
          shown={String}
        />
      ),
    },
    { state: 'nothing yet', show: () => <Columns label="Photos" columns={[]} shown={String} /> },
  ],
  'chart/Legend.tsx': [{ state: 'two colours', show: () => <Legend items={colors} /> }],
  'chart/Shares.tsx': [
    {
      state: 'two rows',
      show: () => (
        <Shares
          label="Photos by category"
          rows={['Colour', 'Monochrome'].map((name, index) => ({
            name,
            parts: colors.map((color) => ({ ...color, value: index + 1 })),
          }))}
        />
      ),
    },
  ],
  'robust/RankRow.tsx': [
    {
      state: 'ways of counting that differ',
      show: () => (
        <RankRow
          axis={rankAxis(20)}
          interval={[2, 9]}
          ranks={methods.map((method, i) => ({ method, rank: 1 + 2 * i }))}
        />
      ),
    },
    {
      state: 'first in each',
      show: () => (
        <RankRow axis={rankAxis(20)} interval={[1, 1]} ranks={methods.map((method) => ({ method, rank: 1 }))} />
      ),
    },
  ],
};
