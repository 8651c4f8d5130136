import { plainWords } from '#core/domain/advice/plain-words.ts';
import type { NamedTown } from '#core/domain/climate/town.ts';
import { isTimeZone, zoneNameOf } from '#core/domain/time/is-time-zone.ts';
import type { TownQuery } from '#core/ports/towns.ts';
import { likeliestOf, linesWith } from './likeliest.ts';
import { nameOf, type Row, rowOf } from './row.ts';
import { tableNamed } from './table.ts';

/** The towns that the table has ready for the beginning of a name in a country or zone; undefined if it has none. */
function ready(text: string, where: string): readonly number[] | undefined {
  for (const line of linesWith(`${text}\t${where}\t`, tableNamed('likeliest'))) {
    const [, , offsets = ''] = line.split('\t');
    return offsets.split(',').map((offset) => Number.parseInt(offset, 36));
  }
  return undefined;
}

const rowAt = (at: number): Row => rowOf(tableNamed('towns').lineFrom(at));

/** The likeliest towns of a name in a country, or anywhere. */
function named(text: string, country: string | undefined): readonly number[] {
  const isReady = ready(text, '') !== undefined;
  if (isReady || text === '') return ready(text, country ?? '') ?? [];
  return likeliestOf(text, linesWith(text, tableNamed('names')), country);
}

/** The zones of a country's towns, or of all. */
function zonesIn(country: string | undefined): Iterable<string> {
  if (country) return new Set((ready('', country) ?? []).map((at) => rowAt(at).timezone));
  const keys = [...linesWith('\t', tableNamed('likeliest'))].map((line) => line.split('\t')[1] ?? '');
  return keys.filter((key) => key.includes('/'));
}

/** The name that the tables have for a zone, of which a platform may know an older one. Undefined where no town is. */
function zoneInTable(timezone: string, country: string | undefined): string | undefined {
  if (ready('', timezone) || !isTimeZone(timezone)) return timezone;
  const name = zoneNameOf(timezone);
  return ready('', name) ? name : [...zonesIn(country)].find((zone) => zoneNameOf(zone) === name);
}

/** The same in a zone. */
function inZone(text: string, country: string | undefined, timezone: string): readonly number[] {
  const zone = zoneInTable(timezone, country);
  const biggest = (zone && ready('', zone)) || [];
  const countries = new Set(biggest.map((at) => rowAt(at).country));
  const towns = text === '' ? biggest : [...countries].flatMap((each) => named(text, each));
  return towns.filter((at) => {
    const row = rowAt(at);
    return (!country || row.country === country) && row.timezone === zone;
  });
}

export function search({ q, country, timezone, limit }: TownQuery): readonly NamedTown[] {
  const text = plainWords(q).join(' ');
  // Signs that no name has, such as "?", find nothing.
  if (text === '' && q.trim() !== '') return [];
  const towns = timezone ? inZone(text, country, timezone) : named(text, country);
  return towns.slice(0, limit).map((at) => nameOf(rowAt(at)));
}
