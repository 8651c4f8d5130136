/** A person's name at an identity provider. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly personId: string;
  readonly linkedAt: Date;
};

export type IdentityStore = {
  /** The person whom the provider's subject signs in. Undefined if it isn't linked. */
  find(issuer: string, subject: string): Promise<Identity | undefined>;
  /** Returns false, and changes nothing, if the subject is linked already. */
  add(identity: Identity): Promise<boolean>;
  /** The person's, by issuer and subject. */
  list(personId: string): Promise<readonly Identity[]>;
};
