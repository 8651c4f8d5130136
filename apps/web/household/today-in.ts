import type { IsoDate } from '#core/domain/time/dates.ts';

/** The day of an instant. Canadian dates have the form of ISO. */
export const dayIn = (timeZone: string, instant: Date): IsoDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/** Today by this device's clock, for when the server can't be asked. */
export const todayIn = (timeZone: string): IsoDate => dayIn(timeZone, new Date());
