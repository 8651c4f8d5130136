import type { GuideCard as Guide } from '../../content/guide-content.ts';
import { GuideCard } from './guide-card.tsx';
import { GuideGrid } from './guide-grid.tsx';
import styles from './related-guides.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function RelatedGuides({ guides }: { guides: readonly Guide[] }) {
  return (
    <Section {...sections.related} className={styles.related}>
      <GuideGrid>
        {guides.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} heading="h3" />
        ))}
      </GuideGrid>
    </Section>
  );
}
