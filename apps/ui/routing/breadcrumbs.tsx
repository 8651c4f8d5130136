import { frame } from '#words/site/frame.ts';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

/** Without `to`: the page itself. */
type Crumb = { readonly label: string; readonly to?: string };

/** The path from the home page to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumbs} data-unprinted="" aria-label={frame.path}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
