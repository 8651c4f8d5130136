import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { filled, instant, message, user } from './shapes.ts';

/** The JSON of WebAuthn, as `PublicKeyCredential.toJSON()` writes it and `parse…OptionsFromJSON()` reads it. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'must be in base64url');

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
const credentialId = once(() => base64url(1_400));
const clientDataJSON = once(() => base64url(4_000));

export const listPasskeys = json('GET /api/auth/passkeys', {
  access: 'person',
  summary: 'The passkeys that sign in to the account, the newest first',
  failure: 'Failed to load your passkeys',
  response: () => z.object({ passkeys: z.array(passkey()) }),
});

export const startPasskey = json('POST /api/auth/passkeys/options', {
  access: 'person',
  summary: 'What a browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
  failure: 'Failed to add a passkey',
  response: () => z.object({ options: options() }),
});

export const addPasskey = json('POST /api/auth/passkeys', {
  access: 'person',
  securityEvent: 'passkey added',
  summary: 'Add a passkey that the browser created',
  failure: 'Failed to add a passkey',
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
  failure: 'Failed to remove the passkey',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});

const signInFailure = 'Failed to sign in with a passkey';

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
  body: () =>
    z.object({
      credential: z.object({
        id: credentialId(),
        response: z.object({
          clientDataJSON: clientDataJSON(),
          authenticatorData: base64url(2_000),
          signature: base64url(8_000),
          userHandle: base64url(100),
        }),
      }),
    }),
  response: () => z.object({ token: z.string(), user: user() }),
});
