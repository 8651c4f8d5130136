import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { HouseIllustration } from '#apps/ui/pictures/house-illustration.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { guides as words } from '#words/site/guides.ts';
import { slugs } from '#words/site/slugs.ts';
import type { ItemContent } from '../../content/item-content.ts';
import { GuideTaskCard } from '../guides/guide-task-card.tsx';
import { GuidesBreadcrumbs } from '../guides/guides-breadcrumbs.tsx';
import { NextStep } from '../guides/next-step.tsx';
import { TaskTable } from '../guides/task-table.tsx';
import { Later } from '../later.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './item-page.module.css';

/** One item of the catalogue. */
export function ItemPage({ item }: { item: ItemContent }) {
  const { name, room, part, guide, tasks, neighbours, checkedOn, hasRules } = item;
  return (
    <Page above={<GuidesBreadcrumbs label={name} />} title={words.item.title(name)} lede={ledeOf(tasks)}>
      <div className={styles.columns}>
        <Stack gap={24} bounded className={styles.body}>
          <Muted as="p">
            <RichText text={words.item.checked} day={checkedOn} />
            {hasRules && (
              <>
                {' · '}
                <Link to={paths.rules}>{words.item.law}</Link>
              </>
            )}
          </Muted>
          {guide && (
            <p>
              <RichText text={words.item.guide(guide.title, slugs.guide(guide.slug))} />
            </p>
          )}
          <TaskTable caption={words.glance} tasks={tasks} />
          <Later>
            <Stack gap={24} bounded>
              <section aria-labelledby="tasks-title">
                <h2 id="tasks-title">{words.task.how}</h2>
                <Stack as="ol" gap={16} className={styles.tasks}>
                  {tasks.map((task) => (
                    <GuideTaskCard key={task.id} task={task} />
                  ))}
                </Stack>
              </section>
              <NextStep title={words.nextTitle}>{words.next}</NextStep>
              {neighbours.length > 0 && (
                <nav data-unprinted="" aria-labelledby="neighbours-title">
                  <h2 id="neighbours-title">{words.item.neighbours(room)}</h2>
                  <LinkList links={neighbours.map((other) => ({ to: slugs.item(other.slug), text: other.name }))} />
                </nav>
              )}
            </Stack>
          </Later>
        </Stack>
        <HouseIllustration className={styles.house} part={part} />
      </div>
    </Page>
  );
}

function ledeOf(rows: ItemContent['tasks']): string {
  const minutes = rows.map((row) => row.minutes);
  return words.item.lede(rows.length, Math.min(...minutes), Math.max(...minutes));
}
