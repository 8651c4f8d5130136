import { type IsoDate, isIsoDate, weekStartOf } from '../dates.ts';
import { dateInZone } from '../zones.ts';

/** The current week's Monday in each of these time zones. Names that are no time zones are absent. */
export function currentMondays(zones: readonly string[], now: Date): ReadonlyMap<string, IsoDate> {
  return new Map(
    zones.flatMap((zone) => {
      const today = dateInZone(now, zone);
      return isIsoDate(today) ? [[zone, weekStartOf(today)] as const] : [];
    }),
  );
}
