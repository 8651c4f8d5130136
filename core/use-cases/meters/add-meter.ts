import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Meter, mostMeters, usualUnit } from '../../domain/meters/meter.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'ids' | 'homeItem' | 'askForReading'>;
type Input = {
  readonly householdId: string;
  readonly name: string;
  readonly unit: string;
  /** The name or the slug of an item of the home. */
  readonly item?: string;
};

/** Adds a meter without readings. Throws `too_many_meters`, and `item_not_found` for an item that isn't in the home. */
export const makeAddMeter =
  ({ unitOfWork, ids, homeItem, askForReading }: Deps) =>
  ({ householdId, name, unit, item }: Input): Promise<Meter> =>
    unitOfWork.run(async (stores) => {
      const { households, meters } = stores;
      const household = signedIn(await households.lock(householdId));
      if ((await meters.list(householdId)).length >= mostMeters) throw new DomainError('too_many_meters');
      const meter: Meter = {
        householdId,
        id: ids.next(),
        name,
        unit: usualUnit(unit),
        ...(item !== undefined && { item: homeItem(household, item).name }),
        readings: [],
      };
      await meters.add(meter);
      await askForReading(stores, household, meter.id);
      return meter;
    });
