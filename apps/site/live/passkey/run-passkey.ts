import { isBusy, showBusy } from '../busy.ts';
import { nextPageFor } from '../next-page.ts';
import { showFailure } from '../templates.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Signs in with a passkey after a click on the button of the form, and leads on or says why not. */
export async function runPasskey(form: HTMLFormElement, button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  if (isBusy(button)) return;
  showFailure(form);
  showBusy(button, true);
  const outcome = await signInWithPasskey(signal);
  if ('user' in outcome) return location.replace(nextPageFor(outcome.user, location) ?? '/');
  showFailure(form, outcome.failure);
  showBusy(button, false);
}
