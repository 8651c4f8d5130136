import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { GuideCard as Guide } from '../../content/guide-content.ts';
import { GuideArt } from '../guides/guide-art.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './teasers.module.css';

/** Three of the guides, for readers who want to see the advice before they sign up. */
export function GuideTeasers({ guides }: { guides: readonly Guide[] }) {
  return (
    <HomeSection
      id="guides"
      title="Try a guide first"
      lede="Each guide says what to do and how often, which signs need help, and where the advice comes from."
    >
      <ul className={styles.guides}>
        {guides.map(({ slug, title, description, art }) => (
          <li key={slug}>
            <GuideArt file={art.file} className={styles.art} />
            <h3>
              <Link to={paths.guide(slug)}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.guides}>See all 15 guides</Link>
      </p>
    </HomeSection>
  );
}
