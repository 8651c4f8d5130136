import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/routing/link.tsx';
import { GuideCard } from '../guides/guide-card.tsx';
import { GuideGrid } from '../guides/guide-grid.tsx';
import { useGuideIndex } from '../guides/use-guides.ts';
import styles from './teasers.module.css';

const shown: readonly GuideSlug[] = ['fridge', 'boiler', 'washing-machine'];

/** Three of the guides, for readers who want to see the advice before they sign up. */
export function GuideTeasers() {
  const { guides } = useGuideIndex();
  return (
    <section className={styles.section} aria-labelledby="guides-title">
      <div className={styles.head}>
        <h2 id="guides-title">Read before you sign up</h2>
        <p>Each guide says what to do and how often, which signs need help, and where the advice comes from.</p>
      </div>
      <GuideGrid>
        {shown.map((slug) => {
          const guide = guides.find((each) => each.slug === slug);
          return guide && <GuideCard key={slug} guide={guide} heading="h3" />;
        })}
      </GuideGrid>
      <p className={styles.more}>
        <Link to={paths.guides}>See all {guides.length} guides</Link>
      </p>
    </section>
  );
}
