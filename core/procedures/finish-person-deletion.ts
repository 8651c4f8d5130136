import type { Person } from '../domain/people/person.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * Deletes everything about a person whose account is being deleted, once they are in no home and their calendars at the
 * provider are gone. Returns whom it removed; undefined if something is still to be done, or if the account stays.
 */
export async function finishPersonDeletion(stores: Stores, personId: string): Promise<Person | undefined> {
  const { persons, memberships, calendars, personalData } = stores;
  if (!(await persons.find(personId))?.deletionRequestedAt) return undefined;
  // Of two jobs that finish at once, the second one sees what the first one removed.
  const person = await persons.lock(personId);
  if (!person) return undefined;
  if ((await memberships.homesOf(personId)).length > 0) return undefined;
  if ((await calendars.ofPerson(personId)).length > 0) return undefined;
  await personalData.deletePerson(person);
  return person;
}
