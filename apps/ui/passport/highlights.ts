import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Passport, PassportEntry } from './passport.ts';

/** The same work, done once or again and again. */
export type Highlight = {
  readonly item: string;
  /** The newest time. */
  readonly last: PassportEntry;
  readonly times: number;
  readonly since: IsoDate;
};

/** What the household did to an item itself, without a cost. */
export type OtherJobs = {
  readonly item: string;
  readonly jobs: number;
  readonly last: IsoDate;
  /** Whether the item has highlights too. */
  readonly isRest: boolean;
};

export type ShortForm = {
  /** By item, in the passport's order. */
  readonly care: readonly { readonly highlights: readonly Highlight[]; readonly others: OtherJobs | undefined }[];
  /** Repairs, replacements and other work, the newest first. */
  readonly works: readonly Highlight[];
};

/** Whether a buyer or a landlord looks for it: a visit, a safety check, or work that cost something. */
const isHighlight = ({ professional, safety, cost, by }: PassportEntry): boolean =>
  professional || safety || cost !== null || (by !== null && by.kind !== 'me');

const byDate = (one: { readonly date: IsoDate }, other: { readonly date: IsoDate }) =>
  one.date < other.date ? 1 : one.date > other.date ? -1 : 0;

function highlightsOf(item: string, entries: readonly PassportEntry[]): readonly Highlight[] {
  return [...Map.groupBy(entries.filter(isHighlight), ({ title }) => title).values()].flatMap((same) => {
    const [last, ...before] = same.toSorted(byDate);
    return last ? [{ item, last, times: same.length, since: before.at(-1)?.date ?? last.date }] : [];
  });
}

/** What fits on three pages, also after years: the rest is only counted, and is in the annex. */
export function shortFormOf({ equipment }: Pick<Passport, 'equipment'>): ShortForm {
  const parts = equipment.map(({ item, entries }) => {
    const highlights = highlightsOf(item, entries);
    const others = entries.filter((entry) => !isHighlight(entry)).toSorted(byDate);
    const isCare = ({ last }: Highlight) => last.careTaskId !== null;
    const [last] = others;
    return {
      highlights: highlights.filter(isCare),
      works: highlights.filter((one) => !isCare(one)),
      others: last && { item, jobs: others.length, last: last.date, isRest: highlights.length > 0 },
    };
  });
  return {
    care: parts.filter(({ highlights, others }) => highlights.length > 0 || others),
    works: parts.flatMap(({ works }) => works).toSorted((one, other) => byDate(one.last, other.last)),
  };
}
