import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../loading/lazy-component.ts';
import type { AccountActionsProps } from './account-actions.tsx';
import styles from './account-menu.module.css';

/** It loads when the pointer or the focus reaches the greeting. */
const AccountActions = lazyComponent<'AccountActions', AccountActionsProps>(
  'AccountActions',
  () => import('./account-actions.tsx'),
);

type Props = Omit<AccountActionsProps, 'open' | 'onClose' | 'trigger'> & {
  name: string;
  className: string | undefined;
  onLeave: () => void;
};

/**
 * The greeting, which opens the account's menu. It is on every page, so it is written by hand: a menu library would need
 * more script than the page around it.
 */
export function AccountMenu({ name, className, onLeave, ...account }: Props) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const open = state === 'open';
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const preload = () => void AccountActions.preload();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setState('open');
  };
  const close = (how: 'escape' | 'done') => {
    setState('closed');
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
        onClick={() => setState(open ? 'closed' : 'open')}
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
      {state !== 'unopened' && (
        <Suspense>
          <AccountActions {...account} open={open} onClose={close} trigger={trigger} />
        </Suspense>
      )}
    </div>
  );
}
