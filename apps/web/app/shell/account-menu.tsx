import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useUnsentCheck } from '../../household/outbox/use-unsent-check.tsx';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import styles from './account-menu.module.css';
import type { AccountPopupProps } from './account-popup.tsx';

/** It loads when the pointer or the focus reaches the greeting. */
const AccountPopup = lazyComponent<'AccountPopup', AccountPopupProps>(
  'AccountPopup',
  () => import('./account-popup.tsx'),
);

type Props = Omit<AccountPopupProps, 'onClose' | 'onLogOut'> & {
  name: string;
  className: string | undefined;
  onLeave: () => void;
};

/**
 * The greeting, which opens the account's menu. It is on every page, so it is written by hand: a menu library would need
 * more script than the page around it.
 */
export function AccountMenu({ name, className, onLeave, ...account }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const unsent = useUnsentCheck(() => void signOut(), { finalFocus: trigger });
  const preload = () => void AccountPopup.preload();

  useEffect(() => {
    if (!open) return;
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
  const close = (how: 'escape' | 'done') => {
    setOpen(false);
    if (how === 'escape') trigger.current?.focus();
    else onLeave();
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
        onPointerEnter={preload}
        onFocus={preload}
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
        <Suspense>
          <AccountPopup {...account} onClose={close} onLogOut={unsent.check} />
        </Suspense>
      )}
      {unsent.dialog}
    </div>
  );
}
