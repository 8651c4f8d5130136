import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { faultOf, type ReadingFault, withReading } from '../../domain/meters/meter.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'renewMeteredTurns'>;
type Input = {
  readonly householdId: string;
  readonly id: string;
  readonly value: number;
  /** The household's day; today by default. */
  readonly on?: IsoDate | undefined;
};

const issues: Readonly<Record<ReadingFault, { readonly path: string; readonly message: string }>> = {
  future: { path: 'on', message: 'must not be in the future' },
  backwards: { path: 'value', message: 'must not go backwards from an earlier reading, or beyond a later one' },
  jump: { path: 'value', message: 'must be possible in the days since the reading before it' },
};

/**
 * Saves what a meter shows, in place of another reading of that day, and plans again what is due by it. Throws
 * `meter_not_found`, and `invalid_input` for a reading that can't be true beside the others.
 */
export const makeAddReading =
  ({ unitOfWork, clock, renewMeteredTurns }: Deps) =>
  ({ householdId, id, value, on }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const meter = await stores.meters.find(householdId, id);
      if (!meter) throw new DomainError('meter_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      const reading = { on: on ?? today, value };
      const fault = faultOf(reading, meter, today);
      if (fault) throw new DomainError('invalid_input', { issues: [issues[fault]] });
      const after = withReading(meter, reading);
      await stores.meters.update(after);
      await renewMeteredTurns(stores, household, { before: meter, after });
    });
