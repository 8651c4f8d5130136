import type { CountryCode } from '#core/domain/climate/countries.ts';
import type { NamedTown } from '#core/domain/climate/town.ts';

/** A town as its table has it. */
export type Row = {
  readonly id: number;
  readonly name: string;
  readonly country: CountryCode;
  /** The second part of its ISO 3166-2 code, or an empty text. */
  readonly regionCode: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In metres. */
  readonly height: number;
  readonly timezone: string;
  readonly population: number;
};

export function rowOf(line: string): Row {
  const [id, name = '', country, regionCode = '', region = '', latitude, longitude, height, timezone = '', people] =
    line.split('\t');
  return {
    id: Number(id),
    name,
    country: country as CountryCode,
    regionCode,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    height: Number(height),
    timezone,
    population: Number(people),
  };
}

export const nameOf = (row: Row): NamedTown => ({
  id: row.id,
  name: row.name,
  ...(row.region && { region: row.region }),
  ...(row.regionCode && { regionCode: `${row.country}-${row.regionCode}` }),
  country: row.country,
  timezone: row.timezone,
});
