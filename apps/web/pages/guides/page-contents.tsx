import { Link } from '../../ui/link.tsx';
import styles from './page-contents.module.css';
import { sections } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const entries = Object.values(sections);
const ids = entries.map(({ id }) => id);

/** What is on the page; beside the text where there is room, and then it marks where the reader is. */
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
