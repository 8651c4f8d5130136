import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { appliances as words } from '#words/app/appliances.ts';
import { format } from '#words/format.ts';
import { ByText } from '../../household/history-entry/by-text.tsx';
import styles from './appliances.module.css';
import type { ApplianceDetails } from './use-appliances.ts';

/** So many entries are listed here; the history has all of them. */
const mostShown = 20;

/** The item's tasks, what was done, and what that cost. */
export function WorkCard({ details: { appliance, tasks, entries, costs } }: { details: ApplianceDetails }) {
  const near = tasks.filter(({ lastDone, plannedFor }) => lastDone ?? plannedFor);
  const later = tasks.filter((each) => !near.includes(each));
  const all = `${paths.history}?${new URLSearchParams({ year: 'all', item: appliance.item })}`;
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="work">
      <h2 className={styles.heading} id="work">
        {words.tasksAndHistory}
      </h2>
      {costs.length > 0 && (
        <p>
          {words.spent(
            costs.map((each) => format.money(each)),
            appliance.price ? format.money(appliance.price) : undefined,
          )}
        </p>
      )}
      <ul className={styles.list}>
        {near.map(({ careTaskId, title, lastDone, plannedFor }) => (
          <li key={careTaskId} className={styles.row}>
            <p>{title}</p>
            <p className={styles.soft}>
              {[
                lastDone && words.lastDone(format.date(lastDone)),
                plannedFor && words.plannedFor(format.date(plannedFor)),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <Disclosure label={near.length > 0 ? words.otherTasks(later.length) : words.tasks(later.length)}>
          <ul className={styles.list}>
            {later.map(({ careTaskId, title }) => (
              <li key={careTaskId} className={styles.row}>
                {title}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {entries.length > 0 && (
        <Disclosure label={words.done(entries.length)}>
          <ul className={styles.list}>
            {entries.slice(0, mostShown).map(({ id, date, title, by, note, cost }) => (
              <li key={id} className={styles.row}>
                <p>
                  {title}
                  {cost && `, ${format.money(cost)}`}
                </p>
                <p className={styles.soft}>
                  {format.date(date)} {by && <ByText by={by} />}
                </p>
                {note && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {entries.length > 0 && (
        <p>
          <Link to={all}>{words.allInHistory}</Link>
        </p>
      )}
    </Card>
  );
}
