import type { Language } from '../domain/languages.ts';
import type { Person } from '../domain/people/person.ts';

export type PersonStore = {
  /** Undefined when there is no such person. */
  find(id: string): Promise<Person | undefined>;
  /** Finds the person and locks them until the transaction ends. */
  lock(id: string): Promise<Person | undefined>;
  /** Finds by the exact lower-case address. Undefined if the address signs in to no account. */
  findByEmail(email: string): Promise<Person | undefined>;
  /** Those whose address or name contains the text, ignoring case, by address, at most `limit`. */
  search(text: string, limit: number): Promise<readonly Person[]>;
  /**
   * Adds the person unless their address signs in to an account already. Returns the address's person, locked until the
   * transaction ends. Throws `account_leaving` if the account was deleted meanwhile.
   */
  addUnlessKnown(person: Person): Promise<Person>;
  /** The ids of the people whose deletion was requested, in their order. */
  deletionRequested(): Promise<readonly string[]>;
  /** Has no effect if there is no such person. */
  change(id: string, changes: Partial<Pick<Person, 'name' | 'language'>>): Promise<void>;
  /** Notes that the deletion of the account was requested. */
  requestDeletion(id: string, at: Date): Promise<void>;
  /** Changes the address, at which the person then signs in. False, without effect, if it signs in to an account already. */
  changeEmail(id: string, email: string): Promise<boolean>;
};

/** In which the person reads; English for one who is gone. */
export const languageOfPerson = async ({ find }: Pick<PersonStore, 'find'>, id: string): Promise<Language> =>
  (await find(id))?.language ?? 'en';
