import { addDays, type IsoDate } from '../time/dates.ts';

/** How many days before the last day of a warranty its reminder comes up. */
const daysBefore = 30;

/** The day of the reminder: today if there are fewer days left. Undefined for a warranty that has ended. */
export function reminderDay(warrantyUntil: IsoDate | undefined, today: IsoDate): IsoDate | undefined {
  if (warrantyUntil === undefined || warrantyUntil < today) return undefined;
  const day = addDays(warrantyUntil, -daysBefore);
  return day < today ? today : day;
}
