import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';

/** The JSON of WebAuthn, as `PublicKeyCredential.toJSON()` writes it and `parse…OptionsFromJSON()` reads it. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'must be in base64url');

export const credentialId = once(() => base64url(1_400));
export const clientDataJSON = once(() => base64url(4_000));

/** What browsers return after a passkey signed a challenge. */
export const usedCredential = once(() =>
  z.object({
    id: credentialId(),
    response: z.object({
      clientDataJSON: clientDataJSON(),
      authenticatorData: base64url(2_000),
      signature: base64url(8_000),
      userHandle: base64url(100),
    }),
  }),
);
