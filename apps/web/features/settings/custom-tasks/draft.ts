import { longestTask } from '#core/domain/limits.ts';
import { type Recurrence, recurrences } from '#core/domain/time/recurrence.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { checkTitle } from '../../../household/check-title.ts';

/** The contents of the form for a new custom task. */
export type Draft = {
  readonly category: string;
  readonly title: string;
  readonly recurrence: Recurrence;
  readonly instructions: string;
  readonly importance: string;
  /** The first turn; empty for today. */
  readonly firstDate: string;
  /** As typed; empty if unknown. */
  readonly minutes: string;
};

export type DraftErrors = { readonly [Field in keyof Draft]?: string };

export const emptyDraft: Draft = {
  category: '',
  title: '',
  recurrence: 'weekly',
  instructions: '',
  importance: '',
  firstDate: '',
  minutes: '',
};

export const hasText = ({ recurrence: _, ...texts }: Draft): boolean =>
  Object.values(texts).some((text) => text.trim() !== '');

/** Parses a stored draft and ignores invalid parts. */
export function parseDraft(stored: unknown): Draft {
  const found: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' && stored) };
  const text = (field: keyof Draft) => {
    const value = found[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    category: text('category'),
    title: text('title'),
    recurrence: recurrences.find((known) => known === found.recurrence) ?? emptyDraft.recurrence,
    instructions: text('instructions'),
    importance: text('importance'),
    firstDate: text('firstDate'),
    minutes: text('minutes'),
  };
}

/** The missing or invalid fields, in the form's order. */
export function checkDraft({ category, title, minutes }: Draft): DraftErrors {
  const titleError = checkTitle(title);
  const whole = Number(minutes);
  const areMinutes = minutes.trim() === '' || (Number.isInteger(whole) && whole >= 1 && whole <= longestTask);
  return {
    ...(category.trim() === '' && { category: words.noCategory }),
    ...(titleError && { title: titleError }),
    ...(!areMinutes && { minutes: words.wholeMinutes(longestTask) }),
  };
}
