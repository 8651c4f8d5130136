import { places as words } from '#words/site/places.ts';
import { tracked } from '../analytics/tracked.ts';
import { joinClasses } from '../join-classes.ts';
import { paths } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import styles from './places.module.css';

const places = [
  { label: words.week, to: paths.dashboard, drawing: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9m-8.5 4 2 2 3.5-4' },
  { label: words.year, to: paths.year, drawing: 'M4 6.5h16v13H4zm0 4h16M8 4v4m8-4v4' },
  { label: words.history, to: paths.history, drawing: 'M4.5 12A7.5 7.5 0 1 0 7 6.4L4.5 8.5m0-4v4h4M12 8v4l3 2' },
  {
    label: words.ask,
    to: paths.ask,
    drawing: 'M4 6h16v11h-8l-4 3.5V17H4zm6.3 3.8a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.9.7-.9 1.3m0 1.6v.1',
  },
] as const;

type PlacesProps = {
  pathname: string;
  /** Without an assistant, there is nothing to ask. */
  assistant: boolean;
  /** Public pages show them only on phones. */
  onPhones?: boolean;
};

/** The four places of a home: at the bottom of a phone's screen, within reach of the thumb, otherwise below the menu. */
export function Places({ pathname, assistant, onPhones = false }: PlacesProps) {
  return (
    <nav
      className={joinClasses(styles.places, onPhones && styles.onPhones)}
      aria-label={words.name}
      {...tracked('navbar_link_click', {})}
    >
      {places
        .filter(({ to }) => assistant || to !== paths.ask)
        .map(({ label, to, drawing }) => (
          <Link key={to} className={styles.place} to={to} {...(pathname === to && { 'aria-current': 'page' })}>
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
