import type { Language } from '../languages.ts';

/** A person who signs in. */
export type Person = {
  readonly id: string;
  /** The address to which mail for the person goes, in lower case. */
  readonly email: string;
  /** Empty until the person gives one. */
  readonly name: string;
  /** In which the person reads. */
  readonly language: Language;
  /** Set while the account is being deleted. */
  readonly deletionRequestedAt?: Date;
  readonly createdAt: Date;
};

type New = Pick<Person, 'id' | 'email' | 'createdAt'> & { readonly language?: Language | undefined };

/** Returns a new person, of whom only the address and perhaps the language are known. */
export const newPerson = ({ language = 'en', ...known }: New): Person => ({ ...known, name: '', language });
