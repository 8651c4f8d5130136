import type { TraitId } from '../../domain/care/traits.ts';
import type { Moment } from '../../domain/climate/moments.ts';
import { capitalise } from '../../domain/text/capitalise.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { Recurrence } from '../../domain/time/recurrence.ts';
import type { Rhythm } from '../../domain/time/rhythm.ts';
import { format } from './format.ts';
import { meterUnits } from './meter-units.ts';
import { questions } from './questions/index.ts';
import { rhythm } from './rhythm.ts';

/** Why a task is planned on its day: each a sentence without a full stop. */
export const reasons = {
  missed: (days: number) => `Planned ${rhythm.ago(days)}, not done yet`,
  /** What was last ticked. A household often doesn’t say whether a visit took place. */
  done: {
    work: (days: number) => `Last done ${rhythm.ago(days)}`,
    visit: (days: number) => `Last booked or visited ${rhythm.ago(days)}`,
  },
  skipped: (days: number) => `Skipped ${rhythm.ago(days)}`,
  law: (days: number) => `Local rules or a guarantee may require it ${rhythm.every(days)}`,
  stretched: (days: number) => `About ${rhythm.every(days)} in your plan`,
  chosen: (days: number) => `${capitalise(rhythm.every(days))}, as you chose`,
  use: (amount: number, unit: string) => `About ${meterUnits.amount(amount, unit)} since the last time, by its meter`,
  due: (on: IsoDate) => `Safety: due by ${format.date(on, 'day')}`,
  own: (recurrence: Recurrence, own?: Pick<Rhythm, 'every' | 'unit'>, use?: { every: number; unit: string }) => {
    const inTime = own ? rhythm.each(own) : rhythm.recurrence[recurrence];
    if (!use) return `Your own task; ${inTime}`;
    const byUse = `Your own task; ${meterUnits.every(use.every, use.unit)}`;
    return own ? `${byUse} or ${inTime}, whichever comes first` : byUse;
  },
  assumed: (trait: TraitId) => `You haven’t said ${questions[trait].untold}`,
  late: 'Late, but better now than next year',
  season: {
    'first frost': {
      before: 'Before the first frost',
      after: 'Before the hard frosts',
      late: 'Late, but still worth doing: more cold is to come',
    },
    'last frost': {
      before: 'Before the last frosts are over',
      after: 'Now that the frosts are over',
      late: 'Late, but still worth doing',
    },
    'leaf fall': {
      before: 'While the leaves fall',
      after: 'Now that the leaves are down',
      late: 'Late, but in time: blocked gutters overflow in rain and thaw',
    },
    'rainy season': {
      before: 'Before the rains',
      after: 'Now that the rains have begun',
      late: 'Late, but still worth doing',
    },
    'short rains': {
      before: 'Before the short rains',
      after: 'Now that the short rains have begun',
      late: 'Late, but in time: more rain is to come',
    },
    'storm season': {
      before: 'Before the storm season',
      after: 'Now that the storm season has begun',
      late: 'Late, but in time: a storm may come any week',
    },
    'fire season': {
      before: 'Before the fire season',
      after: 'Now that the fire season has begun',
      late: 'Late, but in time: fires may come any day',
    },
  } satisfies Record<Moment, Record<'before' | 'after' | 'late', string>>,
} as const;
