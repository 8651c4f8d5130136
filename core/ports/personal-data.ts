import type { Household } from '../domain/household.ts';

/** Everything stored about one household, found by the shape of the schema and not by a list that could be out of date. */
export type PersonalData = {
  /** Rows by table, as they are stored, without secrets; tables that hold nothing of it are left out. */
  read(household: Pick<Household, 'id' | 'email'>): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Nothing that names the household or its address is left; what must be kept loses the name. */
  remove(household: Pick<Household, 'id' | 'email'>): Promise<void>;
};
