import type { Town } from '../domain/climate/town.ts';
import { DomainError } from '../domain/errors.ts';
import { townOf } from './town-of.ts';

/**
 * The town that someone chose. Throws `town_not_found` for an id that none has, and `town_elsewhere` if it isn't in the
 * country that they named with it.
 */
function knownTown(id: number, country?: string): Town {
  const town = townOf(id);
  if (!town) throw new DomainError('town_not_found');
  if (country !== undefined && country !== town.country) throw new DomainError('town_elsewhere');
  return town;
}

/** What a request says about the town: nothing, that it is unknown, or which one. Throws as `knownTown`. */
export function townChange(id: number | null | undefined, country?: string): { readonly town?: Town | null } {
  return id === undefined ? {} : { town: id === null ? null : knownTown(id, country) };
}
