import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { product } from '#apps/contract/product.ts';
import { paths } from '../../paths.ts';
import { chooseLook, type Look, looks, readLook } from '../../session/look.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Link } from '../../ui/routing/link.tsx';
import styles from './account-menu.module.css';

type Props = {
  name: string;
  email: string;
  isPremium: boolean;
  /** Before that, there are no settings. */
  isOnboarded: boolean;
  className: string | undefined;
  onLeave: () => void;
};

const lookTexts: Readonly<Record<Look, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/**
 * The greeting, which opens to show the account, its plan, the choice of colours, help and the log-out button. It is on
 * every page, so it is written by hand: a menu library would need more script than the page around it.
 */
export function AccountMenu({ name, email, isPremium, isOnboarded, className, onLeave }: Props) {
  const { signOut } = useAuth();
  const [open, setOpen] = useState(false);
  const [look, setLook] = useState(readLook);
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const onItemKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const all = items();
    const place = all.findIndex((item) => item === document.activeElement);
    const next = placeAfter(event.key, place, all.length);
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    }
    if (event.key !== 'Escape') return;
    // Keeps the mobile menu around it open.
    event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };
  const close = () => {
    setOpen(false);
    onLeave();
  };
  const leave = () => {
    close();
    void signOut();
  };
  const choose = (next: Look) => {
    chooseLook(next);
    setLook(next);
  };
  const item = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

  return (
    <div className={styles.whole} ref={whole}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={onTriggerKey}
      >
        <span className={styles.name}>Hello, {name || 'User'}</span>
        <svg className={styles.arrow} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="m4.5 7 4.5 4.5L13.5 7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {open && (
        <div className={styles.popup}>
          <p className={styles.email}>{email}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for a menu */}
          <div role="menu" tabIndex={-1} aria-label="Account" ref={menu} onKeyDown={onItemKey}>
            {isOnboarded && (
              <Link {...item} to={paths.settings} onClick={close}>
                <span>Account and plan</span>
                <span className={styles.plan}>{isPremium ? 'Premium' : 'Free'}</span>
              </Link>
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a menu */}
            <div role="group" aria-label="Colours" className={styles.looks}>
              {looks.map((each) => (
                <button
                  key={each}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={each === look}
                  className={styles.look}
                  onClick={() => choose(each)}
                >
                  {lookTexts[each]}
                </button>
              ))}
            </div>
            <a {...item} href={`mailto:${product.supportEmail}`} onClick={close}>
              Help
            </a>
            <button {...item} type="button" onClick={leave}>
              Log out
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The item to which a key moves the focus. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
