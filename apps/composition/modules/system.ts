import { ContainerModule } from 'inversify';
import { systemClock } from '#adapters/system/clock.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { turns } from '#adapters/system/turns.ts';
import { part } from '../parts.ts';

/** The machine's clock, random ids and turns on its thread. */
export const system = new ContainerModule(({ bind }) => {
  bind(part.clock).toConstantValue(systemClock);
  bind(part.ids).toConstantValue(systemIds);
  bind(part.turns).toConstantValue(turns);
});
