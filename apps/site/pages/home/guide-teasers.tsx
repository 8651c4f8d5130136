import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { guides } from '#words/site/guides.ts';
import { home as words } from '#words/site/home.ts';
import { slugs } from '#words/site/slugs.ts';
import type { GuideCard as Guide } from '../../content/guide-content.ts';
import { GuideArt } from '../guides/guide-art.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './teasers.module.css';

/** Three of the guides, for readers who want to see the advice before they sign up. */
export function GuideTeasers({ guides: teasers }: { guides: readonly Guide[] }) {
  return (
    <HomeSection id="guides" title={words.guides.title}>
      <ul className={styles.guides}>
        {teasers.map(({ slug, title, art }) => (
          <li key={slug}>
            <GuideArt file={art.file} className={styles.art} />
            <h3>
              <Link to={slugs.guide(slug)}>{guides.card(title)}</Link>
            </h3>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.guides}>{words.guides.all}</Link>
        <Link to={paths.rules}>{guides.index.rules}</Link>
        <Link to={paths.everyday}>{guides.index.everydayThings}</Link>
      </p>
    </HomeSection>
  );
}
