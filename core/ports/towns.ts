import type { NamedTown, Town } from '../domain/climate/town.ts';

export type TownQuery = {
  /** The first letters of its name, or of its region's, in any language, with or without accents. */
  readonly q: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** IANA name. */
  readonly timezone?: string | undefined;
  /** At most `mostTowns`. */
  readonly limit: number;
};

/** As many as fit on a phone above its keyboard. */
export const mostTowns = 8;

/** The towns that a home may be near. Nothing of them is read before the first question. */
export type Towns = {
  /** Those of a name, country and time zone, the likeliest first. Without a name, the biggest. */
  search(query: TownQuery): readonly NamedTown[];
  /** The town with its climate. Undefined for an id that none has. */
  find(id: number): Town | undefined;
};
