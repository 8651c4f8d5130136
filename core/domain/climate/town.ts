import type { CountryCode } from './countries.ts';
import type { Place } from './place.ts';

/** A town that a home may be near. */
export type NamedTown = {
  /** GeoNames' id. */
  readonly id: number;
  readonly name: string;
  /** The name of its state, province or region; absent where GeoNames has none. */
  readonly region?: string;
  /** ISO 3166-2, such as US-CA; absent in countries whose regions make no difference. */
  readonly regionCode?: string;
  readonly country: CountryCode;
  /** IANA name. */
  readonly timezone: string;
};

/** The town that is nearest to a home, with its climate. Homes store its id, and nothing else about where they are. */
export type Town = NamedTown & { readonly place: Place };

/** The ISO 3166-2 code of the region whose rules hold in the town, such as US-CA. Undefined where it isn't known. */
export const regionOf = (town: Pick<NamedTown, 'regionCode'> | undefined): string | undefined => town?.regionCode;
