import { Link } from '../routing/link.tsx';
import styles from './link-list.module.css';

/** Links in a row, as many as fit. */
export function LinkList({ links }: { links: readonly { readonly to: string; readonly text: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
