import { tracked } from '../analytics/tracked.ts';
import { paths } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import styles from './bottom-bar.module.css';

const places = [
  { label: 'Dashboard', to: paths.dashboard, drawing: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9m-8.5 4 2 2 3.5-4' },
  {
    label: 'Guides',
    to: paths.guides,
    drawing: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13',
  },
  {
    label: 'Settings',
    to: paths.settings,
    drawing:
      'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
] as const;

/** The three places of signed-in users, within reach of the thumb. Only phones show it. */
export function BottomBar({ pathname }: { pathname: string }) {
  return (
    <nav className={styles.bar} aria-label="Places">
      {places.map(({ label, to, drawing }) => (
        <Link
          key={to}
          className={styles.place}
          to={to}
          {...(pathname === to && { 'aria-current': 'page' })}
          {...tracked('navbar_link_click', { link_text: label, link_url: to })}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={drawing}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {label}
        </Link>
      ))}
    </nav>
  );
}
