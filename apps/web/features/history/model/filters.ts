import { itemName } from '#words/item-names.ts';
import type { Entry } from './history.ts';

/** What the list can be narrowed to. */
export const shownKinds = ['', 'done', 'skipped', 'missed', 'safety', 'paid', 'recorded'] as const;

export type ShownKind = (typeof shownKinds)[number];

/** Undefined for all years. */
export type ShownYear = number | undefined;

export type Filters = {
  /** Empty for all items. */
  readonly item: string;
  readonly kind: ShownKind;
  readonly words: string;
};

export const noFilters: Filters = { item: '', kind: '', words: '' };

const allYears = 'all';

/** Reads the year from the page's address; a missing or invalid one means this year. */
export function yearFrom(query: URLSearchParams, thisYear: number): ShownYear {
  const year = query.get('year');
  if (year === allYears) return undefined;
  return year !== null && /^(19|2\d)\d\d$/.test(year) ? Number(year) : thisYear;
}

/** Reads the filters from the page's address; invalid values mean no filter. */
export function filtersFrom(query: URLSearchParams): Filters {
  const kind = query.get('kind');
  return {
    item: query.get('item') ?? '',
    kind: shownKinds.find((known) => known === kind) ?? '',
    words: query.get('q') ?? '',
  };
}

/** Returns the address's query for a year and filters, without the parts that have no effect. */
export function queryOf(year: ShownYear, { item, kind, words }: Filters, thisYear: number): string {
  const query = new URLSearchParams({
    ...(year !== thisYear && { year: String(year ?? allYears) }),
    ...(item && { item }),
    ...(kind && { kind }),
    ...(words.trim() && { q: words }),
  });
  return `?${query}`;
}

/** Whether the list is narrowed within its year. */
export const isNarrowed = ({ item, kind, words }: Filters): boolean => Boolean(item || kind || words.trim());

/** Lower case, without accents, because people search for "cafe" and mean "café". */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Each letter typed searches thousands of entries, so the text of each is prepared once. */
const searchable = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  const known = searchable.get(entry);
  if (known !== undefined) return known;
  const text = folded([entry.title, itemName(entry.item), entry.note, entry.by?.name].filter(Boolean).join('\n'));
  searchable.set(entry, text);
  return text;
}

function isOfKind(entry: Entry, kind: ShownKind): boolean {
  switch (kind) {
    case '':
      return true;
    case 'safety':
      return entry.safety;
    case 'paid':
      return entry.cost !== null;
    case 'recorded':
      return entry.origin === 'recorded' || entry.origin === 'imported';
    default:
      return entry.kind === kind;
  }
}

/** Returns the entries of the item and kind whose text contains each of the words. */
export function filtered(entries: readonly Entry[], { item, kind, words }: Filters): readonly Entry[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) =>
      (item === '' || entry.item === item) &&
      isOfKind(entry, kind) &&
      wanted.every((word) => textOf(entry).includes(word)),
  );
}
