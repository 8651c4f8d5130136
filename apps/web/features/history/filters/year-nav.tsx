import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { history } from '#words/app/history/history.ts';
import { type Filters, queryOf, type ShownYear } from '../model/filters.ts';
import styles from './year-nav.module.css';

type YearNavProps = {
  /** The newest first. */
  years: readonly number[];
  shown: ShownYear;
  thisYear: number;
  /** Kept when the year changes. */
  filters: Filters;
};

/** Links to each year with entries, and to all years. */
export function YearNav({ years, shown, thisYear, filters }: YearNavProps) {
  const link = (label: string, year: ShownYear) => (
    <Link
      key={label}
      className={styles.year}
      to={paths.history + queryOf(year, filters, thisYear)}
      {...(year === shown && { 'aria-current': 'page' })}
    >
      {label}
    </Link>
  );
  return (
    <Row as="nav" gap={6} align="stretch" data-unprinted="" aria-label={history.years}>
      {years.map((year) => link(String(year), year))}
      {years.length > 1 && link(history.allYears, undefined)}
    </Row>
  );
}
