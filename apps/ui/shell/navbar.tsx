import type { ReactNode } from 'react';
import { navbar as words } from '#words/site/navbar.ts';
import { tracked } from '../analytics/tracked.ts';
import { IconButton } from '../controls/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { paths } from '../paths.ts';
import { Logo } from '../pictures/logo.tsx';
import { Link } from '../routing/link.tsx';
import { Badge } from './badge.tsx';
import styles from './navbar.module.css';

type Entry = { readonly label: string; readonly to: string };

export const entriesOf: { readonly visitor: readonly Entry[]; readonly resident: readonly Entry[] } = {
  visitor: [
    { label: words.home, to: paths.home },
    { label: words.guides, to: paths.guides },
    { label: words.pricing, to: paths.pricing },
  ],
  resident: [
    { label: words.dashboard, to: paths.dashboard },
    { label: words.guides, to: paths.guides },
    { label: words.settings, to: paths.settings },
  ],
};

const ofNavbar = tracked('navbar_link_click', {});

/** The logo, beside which the menu follows. */
export function Navbar({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <nav className={styles.nav} aria-label={words.main}>
        <div className={styles.start}>
          <Link className={styles.home} to={paths.home} aria-label={words.homePage} {...ofNavbar}>
            <Logo />
          </Link>
          <Badge />
        </div>
        {children}
      </nav>
    </header>
  );
}

type MenuProps = {
  entries: readonly Entry[];
  pathname: string;
  /** Marks the parts that are for visitors only: live/for-viewer.ts. */
  whose?: { readonly 'data-for': string } | undefined;
  /** After the entries. */
  children?: ReactNode;
};

/** In a narrow window it folds: live/menu.ts. */
export function Menu({ entries, pathname, whose, children }: MenuProps) {
  return (
    <>
      {entries.length > 0 && (
        <IconButton
          className={styles.toggle}
          {...whose}
          label={words.menu}
          aria-expanded={false}
          aria-controls="main-menu"
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
              <path className={styles.bars} d="M4 7h16M4 12h16M4 17h16" />
              <path className={styles.cross} d="m6 6 12 12M18 6 6 18" />
            </g>
          </svg>
        </IconButton>
      )}
      <div className={joinClasses(styles.menu, entries.length === 0 && styles.bare)} id="main-menu" {...whose}>
        {entries.map(({ label, to }) => (
          <Link
            key={to}
            className={styles.link}
            to={to}
            {...ofNavbar}
            {...(pathname === to && { 'aria-current': 'page' })}
          >
            {label}
          </Link>
        ))}
        {children}
      </div>
    </>
  );
}

/** The page in another language. */
export function MenuLink({ to, lang, children }: { to: string; lang: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={to} lang={lang} hrefLang={lang}>
      {children}
    </a>
  );
}

export function SignInLink({ pathname }: { pathname: string }) {
  return (
    <Link
      className={styles.signIn}
      to={paths.signIn}
      {...ofNavbar}
      {...(pathname === paths.signIn && { 'aria-current': 'page' })}
    >
      {words.signIn}
    </Link>
  );
}
