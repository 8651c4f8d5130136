import type { Household } from '../domain/household.ts';

/** Everything stored about one household, found by the schema rather than by a list that could be out of date. */
export type PersonalData = {
  /** Stored rows by table, without secrets and without empty tables. */
  read(household: Pick<Household, 'id' | 'email'>): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Deletes every row that contains the household's id or address. Rows that must be kept lose the id. */
  remove(household: Pick<Household, 'id' | 'email'>): Promise<void>;
};
