import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import styles from './reading.module.css';

export type Part = { readonly id: string; readonly title: string };

/** A long text in a readable width, with a list of its parts, beside it where there is room. */
export function Reading({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={styles.reading}>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <h2 id="contents-title">On this page</h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
