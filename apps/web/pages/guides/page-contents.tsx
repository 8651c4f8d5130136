import { Link } from '../../ui/routing/link.tsx';
import styles from './page-contents.module.css';
import { sections } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const entries = Object.values(sections);
const ids = entries.map(({ id }) => id);

/** The table of contents. Beside the text, if there is space, it highlights the current section. */
export function PageContents() {
  const inView = useSectionInView(ids);
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} {...(id === inView && { 'aria-current': 'location' })}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
