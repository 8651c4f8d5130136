import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { passkeys as words } from '#words/app/passkeys.ts';

/** Creates a passkey on this device, and adds it to the account. */
export async function createPasskey(name: string): Promise<OutputOf<'addPasskey'>> {
  const { options } = await call('startPasskey');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const created = await navigator.credentials.create({ publicKey });
  const credential = (created as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  return call('addPasskey', { body: { name, credential } });
}

/** Why `createPasskey` failed. Browsers don't reveal whether the person cancelled, waited too long or has no device for it. */
export function whyNoPasskey(error: unknown): string {
  if (!(error instanceof DOMException)) return messageOf(error);
  return error.name === 'InvalidStateError' ? words.known : words.notCreated;
}
