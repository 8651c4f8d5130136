import type { IsoDate } from '#core/domain/dates.ts';
import { format } from '#words/format.ts';

/** "22 November 2026". */
export const dateText = (date: IsoDate): string => format.date(date);

/** "08:00", for an hour from 0 to 23. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
