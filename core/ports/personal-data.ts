import type { Person } from '../domain/people/person.ts';

/** Stored rows by table, without secrets and without empty tables. */
export type Rows = Readonly<Record<string, readonly unknown[]>>;

/** Everything stored about a home or a person, found by the schema rather than by a list that could be out of date. */
export type PersonalData = {
  readHome(householdId: string): Promise<Rows>;
  /** Deletes every row that contains the household's id. Rows that must be kept lose the id. */
  deleteHome(householdId: string): Promise<void>;
  readPerson(person: Pick<Person, 'id' | 'email'>): Promise<Rows>;
  /** Deletes every row that contains the person's id or address. Rows that must be kept lose the id. */
  deletePerson(person: Pick<Person, 'id' | 'email'>): Promise<void>;
};
