import type { Passkey } from '../domain/access/passkey.ts';

/** What browsers return after a passkey was created: the JSON of WebAuthn. Texts are in base64url. */
export type NewCredential = {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
};

/** What browsers return after a passkey was used. */
export type UsedCredential = {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
};

/** Verifies passkeys of this site, whose person was present and proved it by a finger, a face or a PIN. */
export type PasskeyVerifier = {
  /** The host name that passkeys belong to. */
  readonly site: string;
  /** The challenge that a response claims to meet; empty if it names none. */
  challengeIn(response: { readonly clientDataJSON: string }): string;
  /** The created key; undefined for anything that no browser made for this site and this challenge. */
  verifyNew(
    credential: NewCredential,
    challenge: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount'> | undefined>;
  /** The new count; undefined unless the passkey signed this challenge for this site. */
  verifyUse(
    credential: UsedCredential,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount'>,
    challenge: string,
  ): Promise<{ readonly signCount: number } | undefined>;
};
