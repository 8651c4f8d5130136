import type { Appliance } from '../domain/appliances/appliance.ts';
import { reminderDay } from '../domain/appliances/warranty.ts';
import type { Household } from '../domain/home/household.ts';
import type { Language } from '../domain/languages.ts';
import type { Task } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import { dateInZone } from '../domain/time/zones.ts';
import { wordsIn } from '../languages/words-in.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

const minutes = 15;

function wordsFor(item: string, until: IsoDate, language: Language) {
  const { itemName, warranty } = wordsIn(language);
  return { title: warranty.title(itemName(item)), description: warranty.description(until) };
}

/**
 * Adds the task that comes up before a warranty ends, moves it with the warranty, or removes it. One that was done or
 * deleted doesn't come back unless the warranty gets another end. Its words are in the language of the person who enters
 * the end, as those of any task that people add. Returns the appliance with its task. The caller holds the household locked.
 */
export const makeRemindOfWarranty =
  ({ clock, ids }: Pick<Ports, 'clock' | 'ids'>) =>
  async (
    { tasks }: Stores,
    household: Household,
    { reminderId: _, ...appliance }: Appliance,
    before?: Pick<Appliance, 'warrantyUntil' | 'reminderId'>,
    language: Language = 'en',
  ): Promise<Appliance> => {
    const { item, warrantyUntil } = appliance;
    const known = before?.reminderId;
    if (before?.warrantyUntil === warrantyUntil) return { ...appliance, ...(known && { reminderId: known }) };
    const reminder = known === undefined ? undefined : await tasks.find(household.id, known);
    const open = reminder?.status === 'open' ? reminder : undefined;
    const day = reminderDay(warrantyUntil, dateInZone(clock.now(), household.timezone));
    if (day === undefined || warrantyUntil === undefined) {
      if (open) await tasks.delete(household.id, [open.id]);
      return appliance;
    }
    if (open) {
      await tasks.update({ ...open, ...wordsFor(item, warrantyUntil, language), scheduledOn: day });
      return { ...appliance, reminderId: open.id };
    }
    const id = ids.next();
    const task: Task = {
      householdId: household.id,
      id,
      source: 'hand',
      occurrence: id,
      ...wordsFor(item, warrantyUntil, language),
      category: item,
      scheduledOn: day,
      status: 'open',
      minutes,
      moved: false,
    };
    await tasks.addMissing([task]);
    return { ...appliance, reminderId: id };
  };
