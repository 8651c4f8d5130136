import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { GuideCard } from '../../content/guide-content.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/routing/breadcrumbs.tsx';
import { GuideArt } from './guide-art.tsx';
import styles from './guide-hero.module.css';

export function GuideHero({ guide }: { guide: GuideCard }) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: 'Maintenance Guides', to: paths.guides },
            { label: `${guide.title} Maintenance` },
          ]}
        />
        <h1>
          How to Maintain Your <span className={styles.name}>{guide.title}:</span> Complete Guide
        </h1>
        <p className={styles.lede}>{guide.description}</p>
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
      </div>
      <GuideArt file={guide.art} className={styles.art} />
    </header>
  );
}
