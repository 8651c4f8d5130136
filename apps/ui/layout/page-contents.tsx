import { frame } from '#words/site/frame.ts';
import { Link } from '../routing/link.tsx';
import styles from './page-contents.module.css';

export type Part = { readonly id: string; readonly title: string };

/** The table of contents. Beside the text, if there is space, it highlights the current section: live/contents.ts. */
export function PageContents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav className={styles.contents} data-unprinted="" aria-labelledby="contents-title" data-contents="">
      <h2 id="contents-title">{frame.contents}</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
