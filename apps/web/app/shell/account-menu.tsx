import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAuth } from '../../session/use-auth.ts';
import styles from './account-menu.module.css';

type Props = { name: string; email: string; className: string | undefined; onLeave: () => void };

/**
 * The greeting, which opens to show the signed-in address and the log-out button. It is on every page and has one
 * item, so it is written by hand: a menu library would need more script than the page around it.
 */
export function AccountMenu({ name, email, className, onLeave }: Props) {
  const { signOut } = useAuth();
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    item.current?.focus();
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
    if (event.key !== 'Escape') return;
    // Keeps the mobile menu around it open.
    event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };
  const leave = () => {
    setOpen(false);
    onLeave();
    void signOut();
  };

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
          <div role="menu" aria-label="Account">
            <button
              ref={item}
              type="button"
              role="menuitem"
              className={styles.item}
              onClick={leave}
              onKeyDown={onItemKey}
            >
              Log out
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
