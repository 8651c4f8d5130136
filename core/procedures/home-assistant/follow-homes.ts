import type { Ports } from '../../ports/index.ts';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.ts';
import { makeEnqueuePending } from '../enqueue-pending.ts';
import { observeTasks } from '../observe-tasks.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & { readonly broker: Pick<Ports['broker'], 'isSet'> };

/** What a transaction did to homes. */
type Seen = { readonly changed: Set<string>; retired: boolean };

/** The stores, which note what changes in homes, and retire the links of those who go. */
function observed(stores: Stores, seen: Seen): Stores {
  const { meters, households, persons, memberships, personalData } = stores;
  const noting =
    <Given extends { readonly householdId: string }, Result>(write: (given: Given) => Promise<Result>) =>
    (given: Given): Promise<Result> => {
      seen.changed.add(given.householdId);
      return write(given);
    };
  const homeAssistant: Stores['homeAssistant'] = {
    ...stores.homeAssistant,
    retire: async (householdId, personId) => {
      const isRetired = await stores.homeAssistant.retire(householdId, personId);
      seen.retired ||= isRetired;
      return isRetired;
    },
  };
  return {
    ...observeTasks(stores, (householdIds) => {
      for (const householdId of householdIds) seen.changed.add(householdId);
    }),
    homeAssistant,
    meters: {
      ...meters,
      add: noting(meters.add),
      update: noting(meters.update),
      delete: (householdId, id) => {
        seen.changed.add(householdId);
        return meters.delete(householdId, id);
      },
    },
    households: {
      ...households,
      update: (household) => {
        seen.changed.add(household.id);
        return households.update(household);
      },
    },
    persons: {
      ...persons,
      change: async (id, changes) => {
        if (changes.language !== undefined)
          for (const { householdId } of await memberships.homesOf(id)) seen.changed.add(householdId);
        await persons.change(id, changes);
      },
    },
    memberships: {
      ...memberships,
      delete: async (householdId, personId) => {
        await homeAssistant.retire(householdId, personId);
        await memberships.delete(householdId, personId);
      },
    },
    personalData: {
      ...personalData,
      deleteHome: async (householdId) => {
        await homeAssistant.retire(householdId);
        await personalData.deleteHome(householdId);
      },
      deletePerson: async (person) => {
        for (const { householdId } of await memberships.homesOf(person.id))
          await homeAssistant.retire(householdId, person.id);
        await personalData.deletePerson(person);
      },
    },
  };
}

/**
 * A unit of work that keeps Home Assistant in step: a transaction that changes a home also queues its publication, and one
 * that ends a link queues the withdrawal of what was published. It wraps every transaction, so that no use case has to think
 * of it. Where the settings name a broker, this costs one statement, which finds no row for a home that isn't published.
 */
export function followHomes(unitOfWork: UnitOfWork, { broker, ...deps }: Deps): UnitOfWork {
  const enqueuePending = makeEnqueuePending(deps);
  return {
    run: (work) =>
      unitOfWork.run(async (stores) => {
        const seen: Seen = { changed: new Set(), retired: false };
        const result = await work(observed(stores, seen));
        if (seen.retired) await stores.jobs.enqueue({ name: 'withdraw-homes', data: {} });
        if (!broker.isSet || seen.changed.size === 0) return result;
        const due = await stores.homeAssistant.makeDue([...seen.changed].sort());
        for (const link of due) await enqueuePending(stores, 'publish-home', link);
        return result;
      }),
  };
}
