import { Chip } from '#apps/ui/feedback/chip.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
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
          <Link className={styles.link} to={paths.guide(guide.slug)}>
            {guide.title}
          </Link>
        </Heading>
        <p className={styles.description}>{guide.description}</p>
        <p className={styles.facts}>
          <span className={styles.emoji} aria-hidden="true">
            {guide.emoji}
          </span>
          <Chip>{pluralise(guide.taskCount, 'task')}</Chip>
          <Chip tone="plain">{capitalise(guide.difficulty)}</Chip>
        </p>
      </div>
    </li>
  );
}
