import type { Issue } from '#apps/ui/api/api-error.ts';
import type { InputOf } from '#apps/ui/api/client.ts';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { amountIn } from '../../../household/amount-in.ts';
import { itemOf } from '../../../household/item-of.ts';
import { stepsIn } from './check-rhythm.ts';
import type { Draft, DraftErrors } from './draft.ts';

type TemplateBody = InputOf<'createTemplate'>['body'];

/** By the paths of the API's fields. */
const fieldOf: Readonly<Record<string, keyof Draft>> = {
  feature: 'category',
  taskSummary: 'title',
  recurrence: 'recurrence',
  'rhythm.every': 'every',
  'rhythm.season': 'seasonTo',
  use: 'meter',
  'use.every': 'amount',
  extendedDescription: 'instructions',
  importance: 'importance',
  firstDate: 'firstDate',
  minutes: 'minutes',
  steps: 'steps',
  item: 'item',
} satisfies { readonly [Path in Exclude<keyof TemplateBody, 'rhythm'>]: keyof Draft } & Record<string, keyof Draft>;

/** The rhythm of its own, or nothing if the recurrence is one of the words. */
function rhythmFrom({
  recurrence,
  every,
  unit,
  anchor,
  seasonFrom,
  seasonTo,
  meter,
  amount,
}: Draft): Partial<TemplateBody> {
  if (recurrence === 'use') {
    const latest = every.trim() === '' ? null : ({ every: Number(every), unit, anchor: 'completion' } as const);
    return { use: { meter, every: amountIn(amount) }, rhythm: latest };
  }
  if (recurrence !== 'own') return { recurrence, use: null };
  const season = seasonFrom === '' ? null : { from: Number(seasonFrom), to: Number(seasonTo) };
  return { use: null, rhythm: { every: Number(every), unit, anchor, season } };
}

export function templateFrom(draft: Draft): TemplateBody {
  const { category, title, instructions, importance, firstDate, minutes, steps, item } = draft;
  return {
    feature: itemOf(categorySuggestions, category.trim()),
    taskSummary: title,
    ...rhythmFrom(draft),
    extendedDescription: instructions,
    importance,
    ...(firstDate && { firstDate }),
    minutes: minutes.trim() === '' ? null : Number(minutes),
    steps: [...stepsIn(steps)],
    item: item === '' ? null : item,
  };
}

/** Assigns the server's validation messages to the fields that they concern. */
export function errorsFrom(issues: readonly Issue[]): DraftErrors {
  const known = issues.flatMap(({ path, message }) => {
    const field = fieldOf[path];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(known);
}
