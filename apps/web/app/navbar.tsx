import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type Auth, useAuth } from '../session/use-auth.ts';
import { IconButton } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Logo } from '../ui/logo.tsx';
import styles from './navbar.module.css';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

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
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useCloseOn(open, close, toggle);
  // While the first check runs, the entries would change under the reader's hand: they wait.
  const waiting = auth.status === 'loading';
  const entries = waiting ? [] : entriesFor(auth);
  return (
    <header className={styles.header}>
      <nav className={styles.nav} aria-label="Main">
        <Link className={styles.home} to={paths.home} onClick={close} aria-label="Upkept, home page">
          <Logo />
        </Link>
        {entries.length > 0 && (
          <IconButton
            ref={toggle}
            className={styles.toggle}
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={24} aria-hidden="true" /> : <MenuIcon size={24} aria-hidden="true" />}
          </IconButton>
        )}
        <div
          className={joinClasses(styles.menu, open && styles.open, entries.length === 0 && styles.bare)}
          id="main-menu"
        >
          {entries.map(({ label, to }) => (
            <NavLink key={to} className={styles.link ?? ''} to={to} end={to === paths.home} onClick={close}>
              {label}
            </NavLink>
          ))}
          {auth.status === 'signed-out' && (
            <Link className={styles.signIn} to={paths.signIn} onClick={close}>
              Login / Signup
            </Link>
          )}
          {auth.status === 'signed-in' && (
            <Suspense fallback={<span className={styles.greeting}>Hello, {auth.user.name || 'User'}</span>}>
              <AccountMenu className={styles.greeting ?? ''} onLeave={close} />
            </Suspense>
          )}
        </div>
      </nav>
    </header>
  );
}

/** Escape closes the menu and gives the focus back to its button. */
function useCloseOn(open: boolean, close: () => void, toggle: { readonly current: HTMLButtonElement | null }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: close only sets state
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
