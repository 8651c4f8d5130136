import type { Town } from '../domain/climate/town.ts';
import { DomainError } from '../domain/errors.ts';
import type { Towns } from '../ports/towns.ts';

/**
 * Reads what a request says about the town of a home: nothing, that it is unknown, or its id. Throws `town_not_found`
 * for an id that none has, and `town_elsewhere` if it isn't in the country that was named with it.
 */
export const makeTownChange =
  ({ towns }: { readonly towns: Towns }) =>
  (id: number | null | undefined, country?: string): { readonly town?: Town | null } => {
    if (id === undefined || id === null) return id === null ? { town: null } : {};
    const town = towns.find(id);
    if (!town) throw new DomainError('town_not_found');
    if (country !== undefined && country !== town.country) throw new DomainError('town_elsewhere');
    return { town };
  };
