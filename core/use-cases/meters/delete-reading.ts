import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { withoutReading } from '../../domain/meters/meter.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'renewMeteredTurns'>;
type Input = { readonly householdId: string; readonly id: string; readonly on: IsoDate };

/** Deletes the reading of a day, if there is one, and plans again what is due by the meter. Throws `meter_not_found`. */
export const makeDeleteReading =
  ({ unitOfWork, renewMeteredTurns }: Deps) =>
  ({ householdId, id, on }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const meter = await stores.meters.find(householdId, id);
      if (!meter) throw new DomainError('meter_not_found');
      const after = withoutReading(meter, on);
      await stores.meters.update(after);
      await renewMeteredTurns(stores, household, { before: meter, after });
    });
