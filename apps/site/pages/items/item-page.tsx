import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { HouseIllustration } from '#apps/ui/pictures/house-illustration.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import type { ItemContent } from '../../content/item-content.ts';
import { GuideTaskCard } from '../guides/guide-task-card.tsx';
import { GuidesBreadcrumbs } from '../guides/guides-breadcrumbs.tsx';
import { NextStep } from '../guides/next-step.tsx';
import { TaskTable } from '../guides/task-table.tsx';
import styles from './item-page.module.css';

/** One item of the catalogue. */
export function ItemPage({ item }: { item: ItemContent }) {
  const { name, room, part, guide, tasks, neighbours, checkedOn, hasRules } = item;
  return (
    <Page above={<GuidesBreadcrumbs label={name} />} title={`${name} maintenance`} lede={ledeOf(tasks)}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <p className={styles.checked}>
            Checked against its sources on <time dateTime={checkedOn}>{format.date(checkedOn)}</time>.{' '}
            <Link to={paths.howWeChoose}>How we choose tasks</Link>
            {hasRules && (
              <>
                {' · '}
                <Link to={paths.rules}>What the law asks in your country</Link>
              </>
            )}
          </p>
          {guide && (
            <p>
              The <Link to={paths.guide(guide.slug)}>{guide.title.toLowerCase()} guide</Link> adds warning signs and
              repair prices.
            </p>
          )}
          <TaskTable caption="At a glance" tasks={tasks} />
          <section aria-labelledby="tasks-title">
            <h2 id="tasks-title">How to do it</h2>
            <ol className={styles.tasks}>
              {tasks.map((task, index) => (
                <GuideTaskCard key={task.id} task={task} open={index === 0} />
              ))}
            </ol>
          </section>
          <NextStep title="Let Upkept remember it">
            Upkept plans these tasks for you, with everything else that your home needs. It takes about an hour a week
            and is free to start.
          </NextStep>
          {neighbours.length > 0 && (
            <nav aria-labelledby="neighbours-title">
              <h2 id="neighbours-title">More to look after: {room.toLowerCase()}</h2>
              <LinkList links={neighbours.map((other) => ({ to: paths.item(other.slug), text: other.name }))} />
            </nav>
          )}
        </div>
        <HouseIllustration className={styles.house} part={part} />
      </div>
    </Page>
  );
}

/** "4 tasks, of 15 to 45 minutes each". */
function ledeOf(rows: ItemContent['tasks']): string {
  const minutes = rows.map((row) => row.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  const range = least === most ? `${most} minutes` : `${least} to ${most} minutes`;
  return `${pluralise(rows.length, 'task')} of ${range}: how often each is due, and how to do it safely.`;
}
