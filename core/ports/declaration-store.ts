import type { Declaration } from '../domain/selling/declaration.ts';

/** What buyers declared about their contracts. It belongs to an address, because its household may be unknown. */
export type DeclarationStore = {
  add(declaration: Declaration): Promise<void>;
  /** Undefined when there is no such declaration. */
  find(id: string): Promise<Declaration | undefined>;
  /** Finds the declaration and locks it until the transaction ends. */
  lock(id: string): Promise<Declaration | undefined>;
  /** Replaces everything but the id and when it was declared. */
  save(declaration: Declaration): Promise<void>;
  /** The declarations of an address, the newest first. */
  list(email: string): Promise<readonly Declaration[]>;
  /** All declarations that are `unconfirmed` or `accepted`, the oldest first. */
  open(): Promise<readonly Declaration[]>;
  /** Gives the declarations of an address to another one. */
  changeEmail(email: string, newEmail: string): Promise<void>;
  /** Deletes those that were made before the instants, but none that is `unconfirmed` or `accepted`. Returns their number. */
  deleteExpired(before: { readonly withoutContract: Date; readonly answered: Date }): Promise<number>;
};
