import type { Household } from '../domain/home/household.ts';
import { isRunning } from '../domain/selling/subscription.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * The home of the contract that the person of an address may end: of the homes that they own, the one with the named
 * subscription, or else with one that runs, or else the first. Undefined if the address has no account or owns no home.
 */
export const makeHomeOfContract =
  () =>
  async (
    { persons, memberships }: Pick<Stores, 'persons' | 'memberships'>,
    email: string,
    subscriptionId?: string,
  ): Promise<Household | undefined> => {
    const person = await persons.findByEmail(email);
    const homes = person ? await memberships.homesOf(person.id) : [];
    const owned = homes.filter(({ role }) => role === 'owner').map(({ household }) => household);
    return (
      owned.find(({ subscription }) => subscription !== undefined && subscription.id === subscriptionId) ??
      owned.find(({ subscription }) => subscription && isRunning(subscription)) ??
      owned.find(({ subscription }) => subscription) ??
      owned[0]
    );
  };
