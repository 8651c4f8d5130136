import { longestTask } from '#core/domain/limits.ts';
import { recurrences } from '#core/domain/time/recurrence.ts';
import { rhythmAnchors, rhythmUnits } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { checkTitle } from '../../../household/check-title.ts';
import { checkRhythm, type RhythmDraft } from './check-rhythm.ts';

/** The contents of the form for a new custom task. */
export type Draft = RhythmDraft & {
  readonly category: string;
  readonly title: string;
  readonly instructions: string;
  readonly importance: string;
  /** The first turn; empty for today. */
  readonly firstDate: string;
  /** As typed; empty if unknown. */
  readonly minutes: string;
  /** The name of an item of the home, or empty. */
  readonly item: string;
};

export type DraftErrors = { readonly [Field in keyof Draft]?: string };

export const emptyDraft: Draft = {
  category: '',
  title: '',
  recurrence: 'weekly',
  every: '',
  unit: 'week',
  anchor: 'completion',
  seasonFrom: '',
  seasonTo: '',
  meter: '',
  amount: '',
  instructions: '',
  importance: '',
  firstDate: '',
  minutes: '',
  steps: '',
  item: '',
};

export const hasText = ({ recurrence: _, unit: __, anchor: ___, ...texts }: Draft): boolean =>
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
    recurrence:
      [...recurrences, 'own' as const, 'use' as const].find((known) => known === found.recurrence) ??
      emptyDraft.recurrence,
    every: text('every'),
    unit: rhythmUnits.find((known) => known === found.unit) ?? emptyDraft.unit,
    anchor: rhythmAnchors.find((known) => known === found.anchor) ?? emptyDraft.anchor,
    seasonFrom: text('seasonFrom'),
    seasonTo: text('seasonTo'),
    meter: text('meter'),
    amount: text('amount'),
    instructions: text('instructions'),
    importance: text('importance'),
    firstDate: text('firstDate'),
    minutes: text('minutes'),
    steps: text('steps'),
    item: text('item'),
  };
}

/** The missing or invalid fields, in the form's order. */
export function checkDraft(draft: Draft): DraftErrors {
  const { category, title, minutes } = draft;
  const titleError = checkTitle(title);
  const whole = Number(minutes);
  const areMinutes = minutes.trim() === '' || (Number.isInteger(whole) && whole >= 1 && whole <= longestTask);
  return {
    ...(category.trim() === '' && { category: words.noCategory }),
    ...(titleError && { title: titleError }),
    ...checkRhythm(draft),
    ...(!areMinutes && { minutes: words.wholeMinutes(longestTask) }),
  };
}
