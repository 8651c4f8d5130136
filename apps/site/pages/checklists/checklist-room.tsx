import { useId } from 'react';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { checklists } from '#words/site/checklists.ts';
import { slugs } from '#words/site/slugs.ts';
import type { TaskGroup } from '../../content/checklist.ts';
import styles from './checklist-page.module.css';

/** Some tasks under a heading, each with a box to tick on paper. */
export function ChecklistRoom({ name, tasks }: TaskGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ id, title, minutes, item, when }) => (
          <li key={id}>
            <span>{title}</span>
            <Muted className={styles.facts}>
              <Link to={slugs.item(item.slug)}>{item.name}</Link>
              {` · ${checklists.minutes(minutes)}`}
              {when && ` · ${when}`}
            </Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
