import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { difficulties } from '#words/difficulties.ts';
import { guides as words } from '#words/site/guides.ts';
import { slugs } from '#words/site/slugs.ts';
import type { GuideCard as Guide } from '../../content/guide-content.ts';
import { GuideArt } from './guide-art.tsx';
import styles from './guide-card.module.css';

/** A guide in a list; the whole card is a link. */
export function GuideCard({ guide, heading: Heading }: { guide: Guide; heading: 'h2' | 'h3' }) {
  return (
    <li className={styles.card}>
      <GuideArt file={guide.art.file} className={styles.art} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={slugs.guide(guide.slug)}>
            {words.card(guide.title)}
          </Link>
        </Heading>
        <Muted as="p" className={styles.description}>
          {guide.description}
        </Muted>
        <Row as="p" gap={6} align="stretch" className={styles.facts}>
          <span className={styles.emoji} aria-hidden="true">
            {guide.emoji}
          </span>
          <Chip>{words.tasks(guide.taskCount)}</Chip>
          <Chip tone="plain">{difficulties[guide.difficulty]}</Chip>
        </Row>
      </div>
    </li>
  );
}
