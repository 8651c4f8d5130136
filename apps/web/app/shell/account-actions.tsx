import type { RefObject } from 'react';
import { useUnsentCheck } from '../../household/outbox/use-unsent-check.tsx';
import { useSignOut } from '../../session/use-sign-out.ts';
import { AccountPopup, type AccountPopupProps } from './account-popup.tsx';

export type AccountActionsProps = Omit<AccountPopupProps, 'onLogOut'> & {
  open: boolean;
  /** Has the focus again when the user stays after all. */
  trigger: RefObject<HTMLButtonElement | null>;
};

/** The account's menu, and the question that logging out may ask once the menu is closed. */
export function AccountActions({ open, trigger, ...popup }: AccountActionsProps) {
  const signOut = useSignOut();
  const unsent = useUnsentCheck(() => void signOut(), { finalFocus: trigger });
  return (
    <>
      {open && <AccountPopup {...popup} onLogOut={unsent.check} />}
      {unsent.dialog}
    </>
  );
}
