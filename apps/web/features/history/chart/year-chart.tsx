import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { history } from '#words/app/history/history.ts';
import type { Figures } from '../model/history.ts';
import { monthsOf, totalOf, weeksOf, yearsOf } from '../model/periods.ts';
import { ChartTable } from './chart-table.tsx';
import { Columns } from './columns.tsx';
import { Legend } from './legend.tsx';
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
      <Row gap={24} lines={8} align="baseline" spread="between">
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
