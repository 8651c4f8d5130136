import type { poster as english } from '../../../en/app/history/poster.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** A year in the home on one page. */
export const poster = {
  title: (year: number) => `${year} in Ihrem Zuhause`,
  /** Below a square for each week. */
  weeks: (weeks: number) =>
    `Jedes Kästchen ist eine Woche: je kräftiger die Farbe, desto mehr wurde erledigt. In ${format.count(weeks, { one: 'Woche', other: 'Wochen' })} wurde etwas erledigt.`,
  jobs: 'Arbeiten',
  visits: 'Besuche von Fachbetrieben',
  items: 'Gepflegt',
} as const satisfies Translation<typeof english>;
