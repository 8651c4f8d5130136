import { call } from '../api/client.ts';

/** A passkey that was found without an address returns its handle. */
type Used = AuthenticationResponseJSON & { readonly response: { readonly userHandle: string } };

/**
 * Has the person use a passkey of this site. Throws `DOMException` if they cancel, wait too long or have none, which
 * browsers don't tell apart, and `ApiError`.
 */
export async function signByPasskey(signal?: AbortSignal): Promise<Used> {
  const { options } = await call('startPasskeySignIn', undefined, { ...(signal && { signal }) });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const found = await navigator.credentials.get({ publicKey, ...(signal && { signal }) });
  return (found as PublicKeyCredential).toJSON() as Used;
}
