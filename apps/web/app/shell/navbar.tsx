import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { product } from '#apps/contract/product.ts';
import { track } from '../../analytics/track.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { paths } from '../../paths.ts';
import type { User } from '../../session/load-user.ts';
import { type Auth, useAuth } from '../../session/use-auth.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { Link } from '../../ui/routing/link.tsx';
import { Badge } from './badge.tsx';
import styles from './navbar.module.css';

/** Only signed-in users need its script. */
export const AccountMenu = lazyComponent('AccountMenu', () => import('./account-menu.tsx'));

const signInLabel = 'Login / Signup';

const accountOf = ({ name, email, isPremium, isOnboarded }: User) => ({ name, email, isPremium, isOnboarded });

type Entry = { label: string; to: string };

function entriesFor(auth: Auth): readonly Entry[] {
  if (auth.status === 'signed-in') {
    if (!auth.user.isOnboarded) return [];
    return [
      { label: 'Dashboard', to: paths.dashboard },
      { label: 'Guides', to: paths.guides },
      { label: 'Settings', to: paths.settings },
    ];
  }
  return [
    { label: 'Home', to: paths.home },
    { label: 'Guides', to: paths.guides },
    { label: 'Pricing', to: paths.pricing },
  ];
}

export function Navbar() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const follow = (label: string, to: string) => {
    track('navbar_link_click', { link_text: label, link_url: to });
    close();
  };
  useCloseOn(open, close, header, toggle);
  // The entries wait for the first check, so that they don't change under the user's pointer.
  const waiting = auth.status === 'loading';
  const entries = waiting ? [] : entriesFor(auth);
  const forVisitors = auth.status === 'signed-out' && { 'data-visitor': '' };
  return (
    <header ref={header} className={styles.header}>
      <nav className={styles.nav} aria-label="Main">
        <div className={styles.start}>
          <Link
            className={styles.home}
            to={paths.home}
            onClick={() => follow(product.name, paths.home)}
            aria-label={`${product.name}, home page`}
          >
            <Logo />
          </Link>
          <Badge />
        </div>
        {entries.length > 0 && (
          <IconButton
            ref={toggle}
            className={styles.toggle}
            {...forVisitors}
            label="Menu"
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </IconButton>
        )}
        <div
          className={joinClasses(styles.menu, open && styles.open, entries.length === 0 && styles.bare)}
          id="main-menu"
          {...forVisitors}
        >
          {entries.map(({ label, to }) => (
            <Link
              key={to}
              className={styles.link}
              to={to}
              {...(pathname === to && { 'aria-current': 'page' })}
              onClick={() => follow(label, to)}
            >
              {label}
            </Link>
          ))}
          {auth.status === 'signed-out' && (
            <Link
              className={styles.signIn}
              to={paths.signIn}
              {...(pathname === paths.signIn && { 'aria-current': 'page' })}
              onClick={() => follow(signInLabel, paths.signIn)}
            >
              {signInLabel}
            </Link>
          )}
          {auth.status === 'signed-in' && (
            <Suspense>
              <AccountMenu {...accountOf(auth.user)} className={styles.greeting} onLeave={close} />
            </Suspense>
          )}
        </div>
      </nav>
    </header>
  );
}

type Ref<Element extends HTMLElement> = { readonly current: Element | null };

/**
 * Closes the open menu, which covers the page, when the user clicks or tabs elsewhere. Escape closes it and moves the
 * focus back to its button.
 */
function useCloseOn(open: boolean, close: () => void, header: Ref<HTMLElement>, toggle: Ref<HTMLButtonElement>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: close only sets state
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      toggle.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);
}
