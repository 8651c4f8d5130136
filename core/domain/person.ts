/** A person who signs in. */
export type Person = {
  readonly id: string;
  /** The address to which mail for the person goes, in lower case. */
  readonly email: string;
  /** Empty until the person gives one. */
  readonly name: string;
  /** Set while the account is being deleted. */
  readonly deletionRequestedAt?: Date;
  readonly createdAt: Date;
};

/** Returns a new person, of whom only the address is known. */
export const newPerson = (id: string, email: string, createdAt: Date): Person => ({ id, email, name: '', createdAt });
