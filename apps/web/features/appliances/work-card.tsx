import { Words } from '#apps/ui/content/words.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { amounts } from '#words/amounts.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { format } from '#words/format.ts';
import { meterUnits } from '#words/meter-units.ts';
import { ByText } from '../../household/history-entry/by-text.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './appliances.module.css';
import type { ApplianceDetails } from './use-appliances.ts';

/** So many entries are listed here; the history has all of them. */
const mostShown = 20;

/** The item's tasks, what was done, and what that cost. */
export function WorkCard({ details: { appliance, tasks, ownTasks, entries, costs } }: { details: ApplianceDetails }) {
  const mayChange = useMay('member');
  const near = tasks.filter(({ lastDone, plannedFor }) => lastDone ?? plannedFor);
  const own = ownTasks.map((task) => ({ ...task, careTaskId: task.templateId, professional: false }));
  const later = tasks.filter((each) => !near.includes(each));
  const byUse = tasks.flatMap(({ title, use }) => (use && !use.isMetered ? [{ title, unit: use.unit }] : []));
  const uncounted = [...Map.groupBy(mayChange ? byUse : [], ({ unit }) => unit)];
  const all = `${paths.history}?${new URLSearchParams({ year: 'all', item: appliance.item })}`;
  return (
    <Card as="section" gap={16} bounded className={styles.card ?? ''} aria-labelledby="work">
      <Heading id="work">{words.tasksAndHistory}</Heading>
      {costs.length > 0 && (
        <p>
          {words.spent(
            costs.map((each) => amounts.exact(each)),
            appliance.price ? amounts.exact(appliance.price) : undefined,
          )}
        </p>
      )}
      <Stack as="ul">
        {[...own, ...near].map(({ careTaskId, title, professional, lastDone, plannedFor }) => (
          <Stack key={careTaskId} as="li" gap={2} className={styles.row}>
            <p>{title}</p>
            <Muted as="p" className={styles.soft}>
              {[
                lastDone && words.lastDone[professional ? 'visit' : 'work'](format.date(lastDone)),
                plannedFor && words.plannedFor(format.date(plannedFor)),
              ]
                .filter(Boolean)
                .join(', ')}
            </Muted>
          </Stack>
        ))}
      </Stack>
      {later.length > 0 && (
        <Disclosure label={own.length + near.length > 0 ? words.otherTasks(later.length) : words.tasks(later.length)}>
          <Stack as="ul">
            {later.map(({ careTaskId, title }) => (
              <Stack key={careTaskId} as="li" gap={2} className={styles.row}>
                {title}
              </Stack>
            ))}
          </Stack>
        </Disclosure>
      )}
      {uncounted.length > 0 && (
        <Stack gap={4}>
          <Muted as="p">{words.byUse}</Muted>
          {uncounted.map(([unit, counted]) => (
            <Stack key={unit} gap={2}>
              <p>
                <Link to={`${paths.meters}?${new URLSearchParams({ item: appliance.item, unit })}`}>
                  {words.addMeter(meterUnits.name(unit))}
                </Link>
              </p>
              {counted.map(({ title }) => (
                <Muted key={title} as="p" className={styles.soft}>
                  {title}
                </Muted>
              ))}
            </Stack>
          ))}
        </Stack>
      )}
      {entries.length > 0 && (
        <Disclosure label={words.done(entries.length)}>
          <Stack as="ul">
            {entries.slice(0, mostShown).map(({ id, date, title, by, note, cost }) => (
              <Stack key={id} as="li" gap={2} className={styles.row}>
                <p>
                  <Words>{title}</Words>
                  {cost && `, ${amounts.exact(cost)}`}
                </p>
                <Muted as="p" className={styles.soft}>
                  {format.date(date)} {by && <ByText by={by} />}
                </Muted>
                {note && (
                  <Muted as="p" lines>
                    <Words>{note}</Words>
                  </Muted>
                )}
              </Stack>
            ))}
          </Stack>
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
