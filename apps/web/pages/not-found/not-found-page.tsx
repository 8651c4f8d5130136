import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <svg width="220" height="150" viewBox="0 0 220 150" aria-hidden="true">
        <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
          <path d="M10 142h200" fill="none" />
          <rect x="70" y="14" width="80" height="128" rx="4" fill="var(--evergreen-soft)" />
          <path d="M82 142V26h44l14 10v106z" fill="var(--terracotta)" />
          <circle cx="128" cy="88" r="4" fill="var(--honey)" />
          <path d="M94 44h20v26H94z" fill="var(--sky)" />
          <path d="M176 142v-30" fill="none" />
          <circle cx="176" cy="96" r="18" fill="var(--evergreen)" />
          <path d="M52 142h-24l4-20h16z" fill="var(--honey)" />
        </g>
      </svg>
      <p className={styles.code}>404</p>
      <h1>There is no room behind this door</h1>
      <p className={styles.text}>
        The page may have moved, or the address has a slip in it. Everything else is where you left it.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="ghost">
          Go to your dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
