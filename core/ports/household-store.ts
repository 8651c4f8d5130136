import type { Household } from '../domain/household.ts';
import type { Subscription } from '../domain/subscription.ts';

export type HouseholdStore = {
  /** Undefined when there is no such household. */
  find(id: string): Promise<Household | undefined>;
  /** Finds the household and locks it until the transaction ends. */
  lock(id: string): Promise<Household | undefined>;
  /** Finds by the exact lower-case address. Undefined if the address has no household. */
  findByEmail(email: string): Promise<Household | undefined>;
  /** Those whose address or name contains the text, ignoring case, by address, at most `limit`. */
  search(text: string, limit: number): Promise<readonly Household[]>;
  /** Adds the household unless its address has one already. Returns the address's household. */
  addUnlessKnown(household: Household): Promise<Household>;
  /** The ids of the households whose deletion was requested, in their order. */
  leaving(): Promise<readonly string[]>;
  /** Replaces everything but id, email, createdAt and the subscription. */
  update(household: Household): Promise<void>;
  /** Changes the address, at which the household then signs in. False, without effect, if it has a household already. */
  changeEmail(id: string, email: string): Promise<boolean>;
  /** Saves the subscription, unless one from a later reading of the payment provider has been saved. */
  keepSubscription(id: string, subscription: Subscription | undefined, reading: number): Promise<void>;
};
