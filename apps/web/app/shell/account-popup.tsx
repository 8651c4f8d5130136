import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { product } from '#apps/contract/product.ts';
import { paths } from '../../paths.ts';
import { chooseLook, type Look, looks, readLook } from '../../session/look.ts';
import { Link } from '../../ui/routing/link.tsx';
import styles from './account-popup.module.css';

export type AccountPopupProps = {
  email: string;
  isPremium: boolean;
  /** Before that, there are no settings. */
  isOnboarded: boolean;
  /** `escape` returns the focus to the menu's button. */
  onClose: (how: 'escape' | 'done') => void;
  onLogOut: () => void;
};

const lookTexts: Readonly<Record<Look, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** The account, its plan, the choice of colours, help, and logging out. */
export function AccountPopup({ email, isPremium, isOnboarded, onClose, onLogOut }: AccountPopupProps) {
  const [look, setLook] = useState(readLook);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose('done');
    const all = items();
    const next = placeAfter(
      event.key,
      all.findIndex((item) => item.matches(':focus')),
      all.length,
    );
    if (next === undefined && event.key !== 'Escape') return;
    // Keeps the mobile menu around it open.
    event.preventDefault();
    if (next === undefined) onClose('escape');
    else all[next]?.focus();
  };
  const leave = () => {
    onClose('done');
    onLogOut();
  };
  const choose = (next: Look) => {
    chooseLook(next);
    setLook(next);
  };
  const item = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

  return (
    <div className={styles.popup}>
      <p className={styles.email}>{email}</p>
      <div role="menu" tabIndex={-1} aria-label="Account" ref={menu} onKeyDown={onKey}>
        {isOnboarded && (
          <Link {...item} to={paths.settings} onClick={() => onClose('done')}>
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
        <a {...item} href={`mailto:${product.supportEmail}`} onClick={() => onClose('done')}>
          Help
        </a>
        <button {...item} type="button" onClick={leave}>
          Log out
        </button>
      </div>
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
