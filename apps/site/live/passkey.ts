import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { start as words } from '#words/site/live/start.ts';
import { isBusy, showBusy } from './busy.ts';
import { nextPageFor } from './next-page.ts';
import { showFailure } from './templates.ts';

/** Offers to sign in with a passkey where the browser can. What does it loads with the first click. */
export function offerPasskey(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[data-passkey]');
  const form = button?.form;
  if (!form || !canUsePasskeys()) return;
  button.hidden = false;
  const onClick = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    showBusy(button, true);
    try {
      const { signInWithPasskey } = await import('./passkey/sign-in-with-passkey.ts');
      const outcome = await signInWithPasskey(signal);
      if ('user' in outcome) return location.replace(nextPageFor(outcome.user, location) ?? '/');
      showFailure(form, outcome.failure);
    } catch {
      showFailure(form, words.offlineAgain);
    }
    showBusy(button, false);
  };
  button.addEventListener('click', () => void onClick(), { signal });
}
