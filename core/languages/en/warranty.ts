import type { IsoDate } from '../../domain/time/dates.ts';
import { format } from './format.ts';

/** The task that comes up before a warranty ends. */
export const warranty = {
  title: (item: string) => `Before the warranty ends: ${item}`,
  description: (until: IsoDate) =>
    `The warranty ends on ${format.date(until)}. Try everything it does, and report what doesn’t work while the repair is free.`,
} as const;
