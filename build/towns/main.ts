/*
 * Cuts GeoNames' list of places to the towns that homes choose from: ./run build/towns/main.ts CITIES1000.TXT ADMIN1.JSON
 * writes adapters/node-fs/towns/towns.tsv, names.tsv by which it is searched, and likeliest.tsv for the beginnings of many names. See docs/how-the-climate-is-known.md for where both files come from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tableOf } from '#adapters/node-fs/towns/table.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { isoRegionOf } from './iso-regions.ts';
import { likeliestRows } from './likeliest-rows.ts';
import { type Place, placesIn } from './places-in.ts';

const wanted = 28_000;
/** Each such place is a town by itself. */
const bigPopulation = 30_000;
/** Smaller ones are towns where none is as near as this, in degrees of latitude for a place of 10,000 people. */
const distances = [0.8, 0.55, 0.4, 0.28, 0.2, 0.14, 0.1] as const;
/** A place of a quarter of the people must be twice as far from the next town. */
const distanceFor = (distance: number, { population }: Place) =>
  distance * Math.sqrt(10_000 / Math.max(population, 500));

const [citiesFile, regionsFile] = process.argv.slice(2);
if (!citiesFile || !regionsFile) throw new Error('Which files? cities1000.txt and admin1.json of GeoNames.');
const regions = new Map(
  (JSON.parse(readFileSync(regionsFile, 'utf8')) as readonly { code: string; name: string }[]).map(
    ({ code, name }) => [code, name] as const,
  ),
);

function chosen(places: readonly Place[]): readonly Place[] {
  const isBig = ({ population, feature }: Place) => population >= bigPopulation || /^PPL[AC]$/.test(feature);
  const towns = places.filter(isBig);
  const taken = new Map<string, Place[]>();
  const cell = (latitude: number, longitude: number) => `${Math.round(latitude)} ${Math.round(longitude)}`;
  const take = (place: Place) => {
    const key = cell(place.latitude, place.longitude);
    taken.set(key, [...(taken.get(key) ?? []), place]);
  };
  const isNear = (place: Place, distance: number) =>
    [-1, 0, 1].some((north) =>
      [-1, 0, 1].some((east) =>
        taken.get(cell(place.latitude + north, place.longitude + east))?.some((other) => {
          const width = (place.longitude - other.longitude) * Math.cos((place.latitude * Math.PI) / 180);
          return Math.hypot(place.latitude - other.latitude, width) < distance;
        }),
      ),
    );
  for (const town of towns) take(town);
  const rest = places.filter((place) => !isBig(place)).toSorted((one, other) => other.population - one.population);
  for (const distance of distances) {
    for (const place of rest) {
      if (towns.length >= wanted) return towns;
      if (isNear(place, distanceFor(distance, place))) continue;
      towns.push(place);
      take(place);
    }
  }
  return towns;
}

/** o: the town's own name, w: a later word of it, a: another name. */
type Kind = 'o' | 'w' | 'a';

const plain = (text: string): string => plainWords(text).join(' ');
/** Shorter names in Latin letters are codes more often than names. */
const isCode = (name: string): boolean => /^[A-Za-z]{1,3}$/.test(name);

const towns = chosen(placesIn(readFileSync(citiesFile, 'utf8'))).toSorted(
  (one, other) => other.population - one.population || one.id - other.id,
);

const regionOf = ({ country, region }: Place): string => regions.get(`${country}.${region}`) ?? '';
const named = new Set<string>();
/** A region's name finds its biggest town, for those who would rather say no more. */
function regionFirstNamed(town: Place): readonly string[] {
  const key = `${town.country} ${regionOf(town)}`;
  if (named.has(key)) return [];
  named.add(key);
  return [regionOf(town)];
}

/** The names by which people look for it, without accents: its own, later words of that, and others. */
function spellingsOf(town: Place): ReadonlyMap<string, Kind> {
  const own = plain(town.name);
  const later = [...own.matchAll(/ /g)].map(({ index }) => own.slice(index + 1));
  const others = [...town.others.filter((name) => !isCode(name)), ...regionFirstNamed(town)].map(plain);
  return new Map<string, Kind>([
    ...later.map((name) => [name, 'w'] as const),
    ...others.map((name) => [name, 'a'] as const),
    [own, 'o'],
  ]);
}

const rows = towns.map((town) =>
  [
    town.id,
    town.name,
    town.country,
    isoRegionOf(town.country, town.region),
    regionOf(town),
    town.latitude.toFixed(3),
    town.longitude.toFixed(3),
    town.height,
    town.timezone,
    town.population,
  ].join('\t'),
);
/** Where each row begins in the file, in bytes. */
const offsets = [0];
for (const row of rows) offsets.push((offsets.at(-1) ?? 0) + Buffer.byteLength(row) + 1);

const ownNames = new Set(towns.map(({ name, country }) => `${name} ${country}`));
/** Whether it is a numbered part of another town, such as Marseille 08, which only homes have that chose it before. */
const isPart = ({ name, country }: Place): boolean => {
  const [, whole] = /^(.+) \d+$/.exec(name) ?? [];
  return whole !== undefined && ownNames.has(`${whole} ${country}`);
};

const names = towns.flatMap((town, at) =>
  [...(isPart(town) ? [] : spellingsOf(town))]
    .filter(([name]) => name !== '')
    .map(([name, kind]) => {
      const size = Math.round(10 * Math.log10(Math.max(town.population, 1)));
      const offset = (offsets[at] ?? 0).toString(36);
      return Buffer.from([name, kind, town.country, size, offset].join('\t'));
    }),
);
names.sort(Buffer.compare);
const write = (name: string, lines: readonly (string | Buffer)[]) =>
  writeFileSync(new URL(`../../adapters/node-fs/towns/${name}`, import.meta.url), `${lines.join('\n')}\n`);
write('towns.tsv', rows);
write('names.tsv', names);
const table = (lines: readonly (string | Buffer)[]) => tableOf(Buffer.from(`${lines.join('\n')}\n`));
write('likeliest.tsv', likeliestRows(table(rows), table(names)));
process.stdout.write(`${rows.length} towns, ${names.length} names\n`);
