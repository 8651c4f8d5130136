import { guides } from 'virtual:guides';
import type { GuideSlug } from '../../content/guides/guide.ts';
import { GuideCard } from './guide-card.tsx';
import { GuideGrid } from './guide-grid.tsx';
import styles from './related-guides.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function RelatedGuides({ slugs }: { slugs: readonly GuideSlug[] }) {
  return (
    <Section {...sections.related} className={styles.related}>
      <GuideGrid>
        {slugs.map((slug) => {
          const guide = guides.find((known) => known.slug === slug);
          return guide && <GuideCard key={slug} guide={guide} heading="h3" />;
        })}
      </GuideGrid>
    </Section>
  );
}
