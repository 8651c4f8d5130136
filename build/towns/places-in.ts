/** A line of GeoNames' files of cities (https://download.geonames.org/export/dump/readme.txt). */
export type Place = {
  readonly id: number;
  readonly name: string;
  readonly others: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** GeoNames' code of what it is, such as PPLC for a capital. */
  readonly feature: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
  /** In metres. */
  readonly height: number;
  readonly timezone: string;
};

/** GeoNames has -9999 where it knows no height, which is mostly on coasts. */
const heightOf = (height: number): number => (height < -500 ? 0 : height);

/** Parts of cities, and places that no longer exist. */
const noTowns: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

export const placesIn = (text: string): readonly Place[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map((cells) => ({
      id: Number(cells[0]),
      name: cells[1] ?? '',
      others: (cells[3] ?? '').split(',').filter(Boolean),
      latitude: Number(cells[4]),
      longitude: Number(cells[5]),
      feature: cells[7] ?? '',
      country: cells[8] ?? '',
      region: cells[10] ?? '',
      population: Number(cells[14]),
      height: heightOf(Number(cells[15] || cells[16])),
      timezone: cells[17] ?? '',
    }))
    // Kosovo has a code that ISO doesn't assign, so no home can be there.
    .filter(({ feature, country }) => !noTowns.has(feature) && country !== 'XK');
