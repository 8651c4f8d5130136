import type { Passkey } from '../domain/access/passkey.ts';

export type PasskeyStore = {
  /** Returns false, and changes nothing, if the household has a passkey with this credential. */
  add(passkey: Passkey): Promise<boolean>;
  /** The household's, the newest first. */
  list(householdId: string): Promise<readonly Passkey[]>;
  /** Undefined if the household has no such passkey. */
  findByCredential(householdId: string, credentialId: string): Promise<Passkey | undefined>;
  /** Sets the count and `lastUsedAt`. Returns false, and changes nothing, unless that is later than before. */
  noteUse(householdId: string, id: string, use: { readonly signCount: number; readonly at: Date }): Promise<boolean>;
  /** Removing it again has no further effect. */
  remove(householdId: string, id: string): Promise<void>;
};
