import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { useVisits } from '../data/use-history.ts';

import styles from './side-card.module.css';

const { visits: words } = history;

/** The professionals who are due in the twelve months ahead, and what they usually cost this household. */
export function VisitsCard() {
  const { data, isError } = useVisits();
  // The rest of the page is as useful without it, and The year ahead has the same visits.
  if (isError && !data) return null;
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="visits">
      <h2 className={styles.heading} id="visits">
        {words.title}
      </h2>
      {!data ? (
        <Skeleton height="6rem" />
      ) : data.visits.length === 0 ? (
        <p className={styles.text}>{words.none}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {data.visits.map(({ careTaskId, title, item, weekStart, usualCost }) => (
              <li key={`${careTaskId} ${weekStart}`} className={styles.line}>
                <span className={styles.name}>{title}</span>
                <span className={styles.facts}>
                  {capitalise(format.date(weekStart, 'monthAndYear'))} · {itemName(item)}
                </span>
                {usualCost && <span className={styles.sum}>{words.about(format.about(usualCost))}</span>}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{sumText(data)}</p>
        </>
      )}
      <Link className={styles.link} to={paths.year}>
        {words.year}
      </Link>
    </Card>
  );
}

/** What the visits come to, from what the household paid before; costs that it never recorded are not guessed. */
function sumText({ totals, unknown }: NonNullable<ReturnType<typeof useVisits>['data']>): string {
  if (totals.length === 0) return words.record;
  const sums = words.sum(totals.map((sum) => format.about(sum)));
  return unknown > 0 ? `${sums} ${words.unknown(unknown)}` : sums;
}
