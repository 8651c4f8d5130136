import type { IsoDate } from '../../domain/time/dates.ts';
import type { warranty as english } from '../en/warranty.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

/** The task that comes up before a warranty ends. */
export const warranty = {
  title: (item: string) => `Bevor die Garantie endet: ${item}`,
  description: (until: IsoDate) =>
    `Die Garantie endet am ${format.date(until)}. Probieren Sie alles, was es kann, und melden Sie, was nicht funktioniert, solange die Reparatur kostenlos ist.`,
} as const satisfies Translation<typeof english>;
