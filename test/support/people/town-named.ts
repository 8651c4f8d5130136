import type { Town } from '#core/domain/climate/town.ts';
import { findTowns } from '#core/towns/find-towns.ts';
import { townOf } from '#core/towns/town-of.ts';

/** The likeliest town of the name. Throws if there is none. */
export function townNamed(name: string, country?: string): Town {
  const [found] = findTowns({ q: name, country, limit: 1 });
  const town = found && townOf(found.id);
  if (!town) throw new Error(`no town is called ${name}`);
  return town;
}
