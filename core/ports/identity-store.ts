import type { Subject } from '../domain/access/identity.ts';

/** A connection of an account with a subject of an identity provider, who signs in to it. */
export type Identity = Subject & {
  readonly id: string;
  readonly personId: string;
  readonly linkedAt: Date;
};

export type IdentityStore = {
  /** Undefined if the subject signs in to no account. */
  find(of: Subject): Promise<Identity | undefined>;
  /** Returns false, and changes nothing, if the subject is linked already. */
  add(identity: Identity): Promise<boolean>;
  /** The person's, by issuer and subject. */
  list(personId: string): Promise<readonly Identity[]>;
  /** Returns false if the person has no such connection. */
  delete(of: Pick<Identity, 'personId' | 'id'>): Promise<boolean>;
};
