import { clockText } from '#words/clock-text.ts';

/** "08:00", for an hour from 0 to 23. */
export const hourText = (hour: number): string => clockText(`${String(hour).padStart(2, '0')}:00`);
