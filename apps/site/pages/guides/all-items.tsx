import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { paths } from '#apps/ui/paths.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import { checklistSeasons } from '../../content/checklist-seasons.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import styles from './all-items.module.css';

/** All items that a plan covers, including those without a guide. */
export function AllItems({ itemCount, taskCount, rooms }: Omit<GuideIndex, 'guides'>) {
  return (
    <section className={styles.section} id="everything" aria-labelledby="everything-title">
      <h2 id="everything-title">{itemCount} household items tracked</h2>
      <p>
        The guides cover the items that most homes have. A plan draws on {taskCount} tasks for all these items, and
        includes only those that your home needs:
      </p>
      <dl className={styles.rooms}>
        {rooms.map(({ name, items }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LinkList links={items.map((item) => ({ to: paths.item(item.slug), text: item.name }))} />
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.lists}>Checklists and rules</h2>
      <LinkList
        links={[
          ...checklistSeasons.map((season) => ({
            to: paths.checklist(season),
            text: `${capitalise(season)} checklist`,
          })),
          { to: paths.everyday, text: 'Everyday things' },
          { to: paths.rules, text: 'Rules by country' },
          { to: paths.howWeChoose, text: 'How we choose tasks' },
        ]}
      />
    </section>
  );
}
