import { Fragment } from 'react';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { difficulties } from '#words/difficulties.ts';
import { guides as words } from '#words/site/guides.ts';
import { slugs } from '#words/site/slugs.ts';
import type { GuideCard, GuideContent, GuideTask } from '../../content/guide-content.ts';
import { RichText } from '../rich-text.tsx';
import styles from './guide-hero.module.css';
import { GuidesBreadcrumbs } from './guides-breadcrumbs.tsx';
import { TaskTable } from './task-table.tsx';

/** Begins with the answer to the question that leads readers here. */
export function GuideHero({ content: { guide, answer, tasks, items, checkedOn } }: { content: GuideContent }) {
  const [before, name, after] = words.heading(guide.title).split('*');
  return (
    <Stack as="header" gap={32} className={styles.hero}>
      <div className={styles.words}>
        <GuidesBreadcrumbs label={words.ofGuide(guide.title)} />
        <h1>
          {before}
          <span className={styles.name}>{name}</span>
          {after}
        </h1>
        <p className={styles.lede}>{answer}</p>
        <AtAGlance guide={guide} tasks={tasks} />
        <Row as="dl" gap={32} lines={16} align="stretch" className={styles.facts}>
          <div>
            <dt>{words.facts.plan}</dt>
            <dd>{words.tasks(guide.taskCount)}</dd>
          </div>
          <div>
            <dt>{words.facts.difficulty}</dt>
            <dd>{difficulties[guide.difficulty]}</dd>
          </div>
        </Row>
        <Muted as="p" className={styles.checked}>
          <RichText text={words.checked} day={checkedOn} />
        </Muted>
        <Muted as="p" className={styles.checked}>
          {words.allAtAGlance}{' '}
          {items.map(({ name, slug }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <Link to={slugs.item(slug)}>{name}</Link>
            </Fragment>
          ))}
        </Muted>
      </div>
      <img className={styles.art} src={guide.art.file} alt={guide.art.text} width={480} height={360} />
    </Stack>
  );
}

/** The guide's tasks as a table, which gets the other rows for users: live/rest-of-guide.ts. */
function AtAGlance({ guide, tasks }: { guide: GuideCard; tasks: readonly GuideTask[] }) {
  const part = (
    <>
      <span data-for="visitor">{words.firstOf(tasks.length, guide.taskCount)}</span>
      <template data-for="user">{words.glance}</template>
    </>
  );
  return (
    <div id="at-a-glance">
      <TaskTable caption={guide.taskCount > tasks.length ? part : words.glance} tasks={tasks} />
    </div>
  );
}
