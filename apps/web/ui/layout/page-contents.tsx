import { useMemo } from 'react';
import { Link } from '../routing/link.tsx';
import styles from './page-contents.module.css';
import { useSectionInView } from './use-section-in-view.ts';

export type Part = { readonly id: string; readonly title: string };

/** The table of contents. Beside the text, if there is space, it highlights the current section. */
export function PageContents({ parts }: { parts: readonly Part[] }) {
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  const inView = useSectionInView(ids);
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol>
        {parts.map(({ id, title }) => (
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
