import type { Household } from '../domain/home/household.ts';
import type { Subscription } from '../domain/selling/subscription.ts';

export type HouseholdStore = {
  /** Undefined when there is no such household. */
  find(id: string): Promise<Household | undefined>;
  /** Finds the household and locks it until the transaction ends. */
  lock(id: string): Promise<Household | undefined>;
  /** The same, for a transaction that changes nothing that a week shows: pages that show one receive no news of it. */
  hold(id: string): Promise<Household | undefined>;
  add(household: Household): Promise<void>;
  /** At most so many ids of all households, in their order, after the given one or from the first. */
  idsAfter(id: string | undefined, limit: number): Promise<readonly string[]>;
  /** The ids of the households whose deletion was requested, in their order. */
  deletionRequested(): Promise<readonly string[]>;
  /** Replaces everything but id, createdAt and the subscription. */
  update(household: Household): Promise<void>;
  /** Saves the subscription, unless one from a later reading of the payment provider has been saved. */
  keepSubscription(id: string, subscription: Subscription | undefined, reading: number): Promise<void>;
};
