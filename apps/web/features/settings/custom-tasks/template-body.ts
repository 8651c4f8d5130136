import type { Issue } from '#apps/ui/api/api-error.ts';
import type { InputOf } from '#apps/ui/api/client.ts';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { itemOf } from '../../../household/item-of.ts';
import type { Draft, DraftErrors } from './draft.ts';

type TemplateBody = InputOf<'createTemplate'>['body'];

const fieldOf: Readonly<Record<keyof TemplateBody, keyof Draft>> = {
  feature: 'category',
  taskSummary: 'title',
  recurrence: 'recurrence',
  extendedDescription: 'instructions',
  importance: 'importance',
  firstDate: 'firstDate',
  minutes: 'minutes',
};

export function templateFrom(draft: Draft): TemplateBody {
  const { category, title, recurrence, instructions, importance, firstDate, minutes } = draft;
  return {
    feature: itemOf(categorySuggestions, category.trim()),
    taskSummary: title,
    recurrence,
    extendedDescription: instructions,
    importance,
    ...(firstDate && { firstDate }),
    minutes: minutes.trim() === '' ? null : Number(minutes),
  };
}

/** Assigns the server's validation messages to the fields that they concern. */
export function errorsFrom(issues: readonly Issue[]): DraftErrors {
  const known = issues.flatMap(({ path, message }) => {
    const field = (fieldOf as Readonly<Record<string, keyof Draft>>)[path];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(known);
}
