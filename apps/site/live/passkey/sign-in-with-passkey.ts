import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { beginSession } from '#apps/ui/session/begin-session.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { passkeyAnswers } from '#words/site/live/passkey.ts';

type Outcome = { readonly user: User } | { readonly failure: string };

/** A passkey that was found without an address returns its handle. */
type Used = AuthenticationResponseJSON & { readonly response: { readonly userHandle: string } };

/** Asks the browser for a passkey of this site, and begins a session with it. Returns who signed in, or why no one did. */
export async function signInWithPasskey(signal: AbortSignal): Promise<Outcome> {
  try {
    const { options } = await call('startPasskeySignIn', undefined, { signal });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    const found = await navigator.credentials.get({ publicKey, signal });
    const credential = (found as PublicKeyCredential).toJSON() as Used;
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
