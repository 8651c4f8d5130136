import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { beginSession } from '#apps/ui/session/begin-session.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { signByPasskey } from '#apps/ui/session/sign-by-passkey.ts';
import { passkeyAnswers } from '#words/site/live/passkey.ts';
import { isBusy, showBusy } from '../busy.ts';
import { nextPageFor } from '../next-page.ts';
import { showFailure } from '../templates.ts';

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

type Outcome = { readonly user: User } | { readonly failure: string };

/** Asks the browser for a passkey of this site, and begins a session with it. Returns who signed in, or why no one did. */
async function signInWithPasskey(signal: AbortSignal): Promise<Outcome> {
  try {
    const credential = await signByPasskey(signal);
    const { token, user } = await call('signInWithPasskey', { body: { credential } }, { signal });
    beginSession(token, user);
    return { user };
  } catch (error) {
    // Cancelled, too late, or no passkey: browsers don't reveal which.
    const isDeclined = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
    return {
      failure: isDeclined ? passkeyAnswers.none : messageOf(error),
    };
  }
}
