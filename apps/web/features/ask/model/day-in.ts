import type { IsoDate } from '#core/domain/dates.ts';

/** The day of an instant in a time zone; today by default, by the browser’s clock. */
export const dayIn = (timeZone: string, instant = new Date()): IsoDate =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
