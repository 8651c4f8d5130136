import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { filled, instant, message, tokenParams, user } from './shapes.ts';
import { base64url, clientDataJSON, credentialId, usedCredential } from './used-credential.ts';

const passkey = once(() =>
  z
    .object({
      id: z.uuid(),
      name: z.string(),
      createdAt: instant(),
      lastUsedAt: instant().nullable(),
    })
    .meta({ id: 'Passkey' }),
);

const options = once(() => z.record(z.string(), z.unknown()));

export const listPasskeys = json('GET /api/auth/passkeys', {
  access: 'person',
  summary: 'The passkeys that sign in to the account, the newest first',
  failure: 'We couldn’t load your passkeys',
  response: () => z.object({ passkeys: z.array(passkey()) }),
});

export const startPasskey = json('POST /api/auth/passkeys/options', {
  access: 'person',
  recent: true,
  summary: 'What a browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
  failure: 'We couldn’t add a passkey',
  response: () => z.object({ options: options() }),
});

export const addPasskey = json('POST /api/auth/passkeys', {
  access: 'person',
  recent: true,
  securityEvent: 'passkey added',
  summary: 'Add a passkey that the browser created',
  failure: 'We couldn’t add a passkey',
  body: () =>
    z.object({
      name: filled(longest.accessName, 'Please enter a name'),
      credential: z.object({
        id: credentialId(),
        response: z.object({ clientDataJSON: clientDataJSON(), attestationObject: base64url(20_000) }),
      }),
    }),
  response: passkey,
});

export const deletePasskey = json('DELETE /api/auth/passkeys/:id', {
  access: 'person',
  unlimited: true,
  securityEvent: 'passkey removed',
  summary: 'Remove a passkey, which no longer signs in',
  failure: 'We couldn’t remove the passkey',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});

const signInFailure = 'We couldn’t sign you in with a passkey';

export const startPasskeySignIn = json('POST /api/auth/passkeys/sign-in/options', {
  access: 'public',
  limit: 'passkey',
  summary: 'What a browser needs to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON)',
  failure: signInFailure,
  response: () => z.object({ options: options() }),
});

export const signInWithPasskey = json('POST /api/auth/passkeys/sign-in', {
  access: 'public',
  limit: 'passkey',
  securityEvent: 'passkey sign-in',
  summary: 'Exchange a challenge that a passkey signed for a session',
  failure: signInFailure,
  body: () => z.object({ credential: usedCredential() }),
  response: () => z.object({ token: z.string(), user: user() }),
});

export const readNewPasskey = json('GET /api/passkey-removal/:token', {
  access: 'public',
  summary: 'The passkey that the link in the mail about it would remove; changes nothing',
  failure: 'We couldn’t load the passkey',
  params: tokenParams,
  response: () => z.object({ name: z.string(), createdAt: instant() }),
});

export const refuseNewPasskey = json('POST /api/passkey-removal/:token', {
  access: 'public',
  securityEvent: 'passkey refused',
  summary:
    'Remove a passkey that its person did not add, and end every session, token, connected app and webhook of theirs',
  failure: 'We couldn’t remove the passkey',
  params: tokenParams,
  response: message,
});
