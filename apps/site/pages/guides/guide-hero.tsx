import { Fragment } from 'react';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import type { GuideContent } from '../../content/guide-content.ts';
import { AtAGlance } from './at-a-glance.tsx';
import styles from './guide-hero.module.css';
import { GuidesBreadcrumbs } from './guides-breadcrumbs.tsx';

/** Begins with the answer to the question that leads readers here. */
export function GuideHero({ content: { guide, answer, tasks, items, checkedOn } }: { content: GuideContent }) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <GuidesBreadcrumbs label={`${guide.title} Maintenance`} />
        <h1>
          How to Maintain Your <span className={styles.name}>{guide.title}:</span> Complete Guide
        </h1>
        <p className={styles.lede}>{answer}</p>
        <AtAGlance guide={guide} tasks={tasks} />
        <dl className={styles.facts}>
          <div>
            <dt>In the plan</dt>
            <dd>{pluralise(guide.taskCount, 'task')}</dd>
          </div>
          <div>
            <dt>Difficulty</dt>
            <dd>{capitalise(guide.difficulty)}</dd>
          </div>
        </dl>
        <p className={styles.checked}>
          Checked against <Link to="#sources">these sources</Link> on{' '}
          <time dateTime={checkedOn}>{format.date(checkedOn)}</time>
        </p>
        <p className={styles.checked}>
          All tasks at a glance:{' '}
          {items.map(({ name, slug }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <Link to={paths.item(slug)}>{name}</Link>
            </Fragment>
          ))}
        </p>
      </div>
      <img className={styles.art} src={guide.art.file} alt={guide.art.text} width={480} height={360} />
    </header>
  );
}
