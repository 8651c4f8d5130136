import type { BundleName } from '../care/bundles.ts';
import type { TraitId } from '../care/traits.ts';
import type { Moment } from '../climate/moments.ts';
import type { IsoDate } from '../time/dates.ts';
import type { Recurrence } from '../time/recurrence.ts';
import type { Rhythm } from '../time/rhythm.ts';

/**
 * Why a task is planned on its day, as data: `sayReason` makes the sentence in the reader's language. `days` is how long
 * ago something was, or an interval.
 */
export type Reason =
  /** The care task's own first reason. */
  | { readonly kind: 'why' }
  | { readonly kind: 'missed' | 'done' | 'skipped' | 'law'; readonly days: number }
  /** How often it comes if that isn't as usual: the plan is full, or the household chose it. */
  | { readonly kind: 'stretched'; readonly days: number; readonly isChosen?: true }
  /** The use after which it comes, by its meter. */
  | { readonly kind: 'use'; readonly every: number; readonly unit: string }
  /** It rests on the safest answer to a question that is open. */
  | { readonly kind: 'assumed'; readonly trait: TraitId }
  | { readonly kind: 'season'; readonly moment: Moment; readonly when: 'before' | 'after' | 'late' }
  /** Its season of months is over. */
  | { readonly kind: 'late' }
  /** Of older plans: the heading above the tasks says it now. */
  | { readonly kind: 'bundle'; readonly bundle: BundleName }
  | { readonly kind: 'due'; readonly on: IsoDate }
  /** The household's own recurring task. */
  | {
      readonly kind: 'own';
      readonly recurrence: Recurrence;
      readonly rhythm?: Pick<Rhythm, 'every' | 'unit'>;
      /** The use after which it is due; without a rhythm, by use alone. */
      readonly use?: { readonly every: number; readonly unit: string };
    };
