import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import { useVisits } from '../data/use-history.ts';

import styles from './side-card.module.css';

/** The professionals who are due in the twelve months ahead, and what they usually cost this household. */
export function VisitsCard() {
  const { data, isError } = useVisits();
  // The rest of the page is as useful without it, and The year ahead has the same visits.
  if (isError && !data) return null;
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="visits">
      <h2 className={styles.heading} id="visits">
        Visits ahead
      </h2>
      {!data ? (
        <Skeleton height="6rem" />
      ) : data.visits.length === 0 ? (
        <p className={styles.text}>No professional is due in the next twelve months.</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {data.visits.map(({ careTaskId, title, item, weekStart, usualCost }) => (
              <li key={`${careTaskId} ${weekStart}`} className={styles.line}>
                <span className={styles.name}>{title}</span>
                <span className={styles.facts}>
                  {format.date(weekStart, 'monthAndYear')} · {item}
                </span>
                {usualCost && <span className={styles.sum}>about {format.about(usualCost)}</span>}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{sumText(data)}</p>
        </>
      )}
      <Link className={styles.link} to={paths.year}>
        The year ahead
      </Link>
    </Card>
  );
}

/** What the visits come to, from what the household paid before; costs that it never recorded are not guessed. */
function sumText({ totals, unknown }: NonNullable<ReturnType<typeof useVisits>['data']>): string {
  if (totals.length === 0) return 'Record what a visit cost, and the next one will show it.';
  const sums = `About ${totals.map((sum) => format.about(sum)).join(' and ')} in all, going by what you’ve paid before.`;
  return unknown > 0 ? `${sums} The cost of ${pluralise(unknown, 'visit')} isn’t known yet.` : sums;
}
