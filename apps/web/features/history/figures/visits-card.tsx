import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { amounts } from '#words/amounts.ts';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { useVisits } from '../data/use-history.ts';
import { SideCard } from '../side-card.tsx';
import styles from './visits-card.module.css';

const { visits: words } = history;

/** The professionals who are due in the twelve months ahead, and what they usually cost this household. */
export function VisitsCard() {
  const { data, isError } = useVisits();
  // The rest of the page is as useful without it, and The year ahead has the same visits.
  if (isError && !data) return null;
  return (
    <SideCard id="visits" title={words.title}>
      {!data ? (
        <Skeleton height="6rem" />
      ) : data.visits.length === 0 ? (
        <Muted as="p">{words.none}</Muted>
      ) : (
        <>
          <Stack as="ul" gap={14}>
            {data.visits.map(({ careTaskId, title, item, weekStart, usualCost }) => (
              <li key={`${careTaskId} ${weekStart}`} className={styles.line}>
                <Text weight={600} tight breaks>
                  {title}
                </Text>
                <span className={styles.facts}>
                  {capitalise(format.date(weekStart, 'monthAndYear'))} · {itemName(item)}
                </span>
                {usualCost && (
                  <Text numeric unbroken>
                    {words.about(amounts.about(usualCost))}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
          <Muted as="p">{sumText(data)}</Muted>
        </>
      )}
      <Link className={styles.link} to={paths.year}>
        {words.year}
      </Link>
    </SideCard>
  );
}

/** What the visits come to, from what the household paid before; costs that it never recorded are not guessed. */
function sumText({ totals, unknown }: NonNullable<ReturnType<typeof useVisits>['data']>): string {
  if (totals.length === 0) return words.record;
  const sums = words.sum(totals.map((sum) => amounts.about(sum)));
  return unknown > 0 ? `${sums} ${words.unknown(unknown)}` : sums;
}
