import type { IsoDate } from '#core/domain/dates.ts';

/** Today by this device's clock, for when the server can't be asked. Canadian dates have the form of ISO. */
export const todayIn = (timeZone: string): IsoDate => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
