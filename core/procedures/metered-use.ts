import { DomainError } from '../domain/errors.ts';
import type { MeteredUse, Use } from '../domain/meters/use.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** The use with what its meter shows. Throws `meter_not_found`. */
export const makeMeteredUse =
  () =>
  async ({ meters }: Stores, householdId: string, use: Use): Promise<MeteredUse> => {
    const meter = await meters.find(householdId, use.meter);
    if (!meter) throw new DomainError('meter_not_found');
    return { meter: meter.id, every: use.every, unit: meter.unit, readings: meter.readings };
  };
