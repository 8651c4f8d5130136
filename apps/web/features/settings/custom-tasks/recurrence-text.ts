import { capitalise } from '#core/domain/text/capitalise.ts';
import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { meters } from '#words/app/meters.ts';
import { rhythm } from '#words/rhythm.ts';
import type { Draft } from './draft.ts';
import type { Template } from './use-templates.ts';

export const recurrenceName = (recurrence: Recurrence | 'own' | 'use'): string => words.recurrences[recurrence];

/** How often a custom task comes, in a few words. */
export function rhythmName({ recurrence, rhythm: own, use }: Pick<Template, 'recurrence' | 'rhythm' | 'use'>): string {
  if (use) return own ? meters.byUseOr(rhythm.each(own)) : meters.byUseAlone;
  if (!own) return recurrenceName(recurrence);
  const often = capitalise(rhythm.each(own));
  return own.season ? words.inSeason(often, own.season.from, own.season.to) : often;
}

/** When a custom task created now will recur. Nothing while its own rhythm has no number. */
export function describeRecurrence({ recurrence, every, unit, anchor, firstDate }: Draft): string {
  if (recurrence === 'use') return meters.starts;
  if (recurrence !== 'own') return words.recurs(firstDate !== '', rhythm.recurrence[recurrence]);
  const count = Number(every);
  if (!Number.isInteger(count) || count < 1) return '';
  return words[anchor === 'date' ? 'recurs' : 'recursAfter'](firstDate !== '', rhythm.each({ every: count, unit }));
}
