import { ContainerModule } from 'inversify';
import { systemClock } from '#adapters/system/clock.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { part } from '../parts.ts';

/** The machine's clock and random ids. */
export const system = new ContainerModule(({ bind }) => {
  bind(part.clock).toConstantValue(systemClock);
  bind(part.ids).toConstantValue(systemIds);
});
