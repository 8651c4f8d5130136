import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { signedIn } from '../../domain/access/found.ts';
import {
  type Appliance,
  type ApplianceChanges,
  emptyAppliance,
  withChanges,
} from '../../domain/appliances/appliance.ts';
import { type Part, withLinksTo } from '../../domain/appliances/part.ts';
import { DomainError } from '../../domain/errors.ts';
import type { FilePurpose } from '../../domain/files/stored-file.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'homeItem' | 'remindOfWarranty' | 'claimFiles'>;
type Input = {
  readonly householdId: string;
  /** The slug of the item. */
  readonly item: string;
  readonly changes: ApplianceChanges;
  /** Files that were stored without an owner. */
  readonly files?: { readonly ids: readonly string[]; readonly purpose: FilePurpose };
  /** Of the reminder. */
  readonly language?: Language | undefined;
};

/**
 * Changes what is recorded of one of the home's items, and its reminder with the end of the warranty. A part's link to a
 * task that the home doesn't have is left out. Throws
 * `item_not_found`, `not_onboarded`, `invalid_date` for a purchase in the future and for a warranty whose end can't be
 * shown, `file_not_found` and `too_many_files`.
 */
export const makeSaveAppliance =
  ({ unitOfWork, clock, homeItem, remindOfWarranty, claimFiles }: Deps) =>
  ({ householdId, item: slug, changes, files, language }: Input): Promise<Appliance> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const item = homeItem(household, slug).name;
      const today = dateInZone(clock.now(), household.timezone);
      const { boughtOn, warrantyUntil } = changes;
      if (boughtOn && boughtOn > today) throw new DomainError('invalid_date');
      if (warrantyUntil && !isWithinReach(warrantyUntil, today)) throw new DomainError('invalid_date');
      const before = await stores.appliances.find(householdId, item);
      const written = withChanges(before ?? emptyAppliance(item), changes);
      const changed = changes.parts ? { ...written, parts: await linked(stores, household, written.parts) } : written;
      const appliance = await remindOfWarranty(stores, household, changed, before, language);
      await stores.appliances.save(householdId, appliance);
      if (files) await claimFiles(stores, householdId, files.ids, { item, purpose: files.purpose });
      return appliance;
    });

async function linked({ customTasks }: Stores, household: Household, parts: readonly Part[]): Promise<readonly Part[]> {
  if (parts.every(({ usedBy }) => usedBy === undefined)) return parts;
  const own = new Set((await customTasks.list(household.id)).map(({ id }) => `custom:${id}`));
  const [find, home] = [careTasksOf(household), homeOf(household)];
  return withLinksTo(parts, (source) => {
    const care = find(careTaskIdOf(source) ?? '');
    return care ? hasItem(home, care.item) : own.has(source);
  });
}
