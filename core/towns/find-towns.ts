import { plainWords } from '../domain/advice/plain-words.ts';
import type { NamedTown } from '../domain/climate/town.ts';
import { isTimeZone, zoneNameOf } from '../domain/time/is-time-zone.ts';
import { nameOf, type Row, rowOf } from './row.ts';
import { tableNamed } from './table.ts';

type Wanted = {
  /** The first letters of its name, or of its region's, in any language, with or without accents. */
  readonly q: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** IANA name. */
  readonly timezone?: string | undefined;
  readonly limit: number;
};

/** The platform knows fewer; more would be invented ones. */
const mostZones = 1000;

/** Where the first name begins that isn't before the text. */
function firstFrom(text: Buffer): number {
  const { bytes, startOf, nextAfter } = tableNamed('names');
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const start = startOf((low + high) >> 1);
    if (Buffer.compare(bytes.subarray(start, start + text.length), text) < 0) low = nextAfter(start);
    else high = start;
  }
  return low;
}

/**
 * How much better a name fits than another name that only begins so. Each power of ten of people counts as much as 1.
 */
const bonuses = { whole: { o: 4, a: 2, w: 0 }, beginning: { o: 1.5, a: 0, w: 0 } } as const;

/** The towns that have a name which begins so, by where their lines begin: the likeliest first. */
function named(text: string, country: string | undefined): readonly number[] {
  const { bytes, lineFrom, nextAfter } = tableNamed('names');
  const wanted = Buffer.from(text);
  const scores = new Map<number, number>();
  for (let at = firstFrom(wanted); at < bytes.length; at = nextAfter(at)) {
    if (Buffer.compare(bytes.subarray(at, at + wanted.length), wanted) !== 0) break;
    const [name, kind, where, size, offset = ''] = lineFrom(at).split('\t');
    if (country && where !== country) continue;
    const bonus = bonuses[name === text ? 'whole' : 'beginning'][kind as 'o' | 'a' | 'w'];
    const town = Number.parseInt(offset, 36);
    scores.set(town, Math.max(scores.get(town) ?? 0, Number(size) / 10 + bonus));
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([town]) => town);
}

/** Every town, the biggest first. */
function* biggest(): Generator<number> {
  const { bytes, nextAfter } = tableNamed('towns');
  for (let at = 0; at < bytes.length; at = nextAfter(at)) yield at;
}

const zoneNames = new Map<string, string>();

/** The same name for a zone that has several. */
function zoneName(timezone: string): string {
  const known = zoneNames.get(timezone);
  if (known !== undefined) return known;
  const name = isTimeZone(timezone) ? zoneNameOf(timezone) : timezone;
  if (zoneNames.size < mostZones) zoneNames.set(timezone, name);
  return name;
}

/** The towns of a name, country and time zone, the likeliest first. Without a name, the biggest. */
export function findTowns({ q, country, timezone, limit }: Wanted): readonly NamedTown[] {
  const text = plainWords(q).join(' ');
  // Signs that no name has, such as "?", find nothing.
  if (text === '' && q.trim() !== '') return [];
  const { lineFrom } = tableNamed('towns');
  const zone = timezone && zoneName(timezone);
  const fits = (row: Row) =>
    (!country || row.country === country) && (!zone || row.timezone === timezone || zoneName(row.timezone) === zone);
  const found: NamedTown[] = [];
  for (const at of text === '' ? biggest() : named(text, country)) {
    if (found.length >= limit) break;
    const row = rowOf(lineFrom(at));
    if (fits(row)) found.push(nameOf(row));
  }
  return found;
}
