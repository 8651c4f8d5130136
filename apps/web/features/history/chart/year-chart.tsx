import { useId } from 'react';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { history } from '#words/app/history/history.ts';
import { entryKinds, type Figures } from '../model/history.ts';
import { monthsOf, type Period, totalOf, weeksOf, yearsOf } from '../model/periods.ts';
import columns from './columns.module.css';
import { Columns } from './columns.tsx';
import { Patterns } from './patterns.tsx';
import styles from './year-chart.module.css';

type YearChartProps = {
  /** Undefined for all years. */
  year: number | undefined;
  years: readonly number[];
  figures: Figures;
};

/** The year at a glance: by week on wide screens, by month on narrow ones; or all years. */
export function YearChart({ year, years, figures: { months, weekly } }: YearChartProps) {
  const periods = year === undefined ? yearsOf(years, months) : monthsOf(year, months);
  // The legend says all that a single column would.
  const isComparable = periods.filter((period) => totalOf(period) > 0).length > 1;
  return (
    <Card as="section" gap={24} aria-labelledby="at-a-glance">
      <Row gap={24} lines={8} align="baseline" spread="apart">
        <Heading size="xl" id="at-a-glance">
          {year === undefined ? history.allGlance : history.glance(year)}
        </Heading>
        <Legend periods={periods} />
      </Row>
      {isComparable && (
        <>
          {year === undefined ? (
            <Columns className={undefined} periods={periods} fill={0.5} numbered />
          ) : (
            <>
              <Columns className={styles.months} periods={periods} fill={0.62} numbered />
              <Columns className={styles.weeks} periods={weeksOf(year, weekly)} fill={0.7} />
            </>
          )}
          <Disclosure label={history.table}>
            <ChartTable periods={periods} unit={year === undefined ? history.year : history.month} />
          </Disclosure>
        </>
      )}
    </Card>
  );
}

/** Explains the parts of the columns, with their sums. */
function Legend({ periods }: { periods: readonly Period[] }) {
  const id = useId();
  return (
    <Row as="ul" gap={20} lines={4} align="stretch" className={styles.legend}>
      {entryKinds.map((kind) => {
        const count = periods.reduce((sum, { counts }) => sum + counts[kind], 0);
        return (
          <li key={kind}>
            <svg width="16" height="16" aria-hidden="true">
              <Patterns id={id} />
              <rect
                className={columns[kind]}
                {...(kind !== 'done' && { fill: `url(#${id}-${kind})` })}
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
              />
            </svg>
            <Text weight={650} numeric>
              {count}
            </Text>{' '}
            {history.counted(kind, count)}
          </li>
        );
      })}
    </Row>
  );
}

/** The chart's numbers. */
function ChartTable({ periods, unit }: { periods: readonly Period[]; unit: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {entryKinds.map((kind) => (
            <th key={kind} scope="col" className={styles.number}>
              {history.list.shown[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, name, counts }) => (
          <tr key={from}>
            <th scope="row">{name}</th>
            {entryKinds.map((kind) => (
              <td key={kind} className={styles.number}>
                {counts[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
