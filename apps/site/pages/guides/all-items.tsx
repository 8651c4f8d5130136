import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { paths } from '#apps/ui/paths.ts';
import { checklists } from '#words/site/checklists.ts';
import { frame } from '#words/site/frame.ts';
import { guides as words } from '#words/site/guides.ts';
import { slugs } from '#words/site/slugs.ts';
import { checklistSeasons } from '../../content/checklist-seasons.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import styles from './all-items.module.css';

/** All items that a plan covers, including those without a guide. */
export function AllItems({ itemCount, taskCount, rooms }: Omit<GuideIndex, 'guides'>) {
  return (
    <section className={styles.section} id="everything" aria-labelledby="everything-title">
      <h2 id="everything-title">{words.index.items(itemCount)}</h2>
      <p>{words.index.allItems(taskCount)}</p>
      <dl className={styles.rooms}>
        {rooms.map(({ name, items }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LinkList links={items.map((item) => ({ to: slugs.item(item.slug), text: item.name }))} />
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.lists}>{words.index.lists}</h2>
      <LinkList
        links={[
          ...checklistSeasons.map((season) => ({
            to: slugs.checklist(season),
            text: checklists.seasons[season].link,
          })),
          { to: paths.everyday, text: words.index.everydayThings },
          { to: paths.rules, text: words.index.rules },
          { to: paths.howWeChoose, text: frame.howWeChoose },
        ]}
      />
    </section>
  );
}
