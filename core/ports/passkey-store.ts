import type { Passkey } from '../domain/access/passkey.ts';

export type PasskeyStore = {
  /** Returns false, and changes nothing, if this or another person has a passkey with this credential. */
  add(passkey: Passkey): Promise<boolean>;
  /** The person's, the newest first. */
  list(personId: string): Promise<readonly Passkey[]>;
  /** By its id alone. Undefined if there is none. */
  find(id: string): Promise<Passkey | undefined>;
  /** Undefined if the person has no such passkey. */
  findByCredential(personId: string, credentialId: string): Promise<Passkey | undefined>;
  /** Sets the count and `lastUsedAt`. Returns false, and changes nothing, unless that is later than before. */
  noteUse(personId: string, id: string, use: { readonly signCount: number; readonly at: Date }): Promise<boolean>;
  /** Returns false, and changes nothing, if the person has no such passkey. */
  delete(passkey: Pick<Passkey, 'personId' | 'id'>): Promise<boolean>;
};
