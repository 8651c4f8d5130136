import { towns } from '#adapters/node-fs/towns/towns.ts';
import type { Town } from '#core/domain/climate/town.ts';

/** The likeliest town of the name. Throws if there is none. */
export function townNamed(name: string, country?: string): Town {
  const [found] = towns.search({ q: name, country, limit: 1 });
  const town = found && towns.find(found.id);
  if (!town) throw new Error(`no town is called ${name}`);
  return town;
}
