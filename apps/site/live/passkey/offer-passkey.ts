import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { isBusy, showBusy } from '../busy.ts';
import { nextPageFor } from '../next-page.ts';
import { showFailure } from '../templates.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Offers to sign in with a passkey where the browser can. */
export function offerPasskey(button: HTMLButtonElement, signal: AbortSignal): void {
  const { form } = button;
  if (!form || signal.aborted || !canUsePasskeys()) return;
  button.hidden = false;
  const onClick = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    showBusy(button, true);
    const outcome = await signInWithPasskey(signal);
    if ('user' in outcome) return location.replace(nextPageFor(outcome.user, location) ?? '/');
    showFailure(form, outcome.failure);
    showBusy(button, false);
  };
  button.addEventListener('click', () => void onClick(), { signal });
}
