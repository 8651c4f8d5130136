import type { DropReason } from '../checked-steps.ts';
import { dangerousWorkIn } from '../dangerous-work.ts';
import type { WeekDraft } from '../draft.ts';
import { forbiddenAdviceIn } from '../forbidden-advice.ts';
import { isSaidBy } from '../grounded.ts';
import { textProblem, tidy } from '../text-check.ts';
import { saysMore } from './says-more.ts';
import { speaksOfTheScreen } from './speaks-of-the-screen.ts';

/** The longest texts, in characters. */
export const longestInWeek = { note: 280, line: 140 } as const;

type Offered = { readonly title: string; readonly item: string };

function problemOf(text: string, longest: number, sources: readonly string[]): DropReason | undefined {
  if (textProblem(text, longest) !== undefined || speaksOfTheScreen(text)) return 'text';
  if (forbiddenAdviceIn(text) !== undefined) return 'never';
  if (dangerousWorkIn(text)) return 'dangerous-work';
  return isSaidBy(text, sources) ? undefined : 'source';
}

/**
 * The draft with the texts that may be shown, and why the others may not. A note or a line says when and why, never what to
 * do: its words are those of the week's titles and of planning. A note that only repeats the rows is left out. No text is
 * shown twice.
 */
export function withCheckedTexts(
  { tasks, note }: WeekDraft,
  offered: readonly Offered[],
): { readonly draft: WeekDraft; readonly dropped: readonly DropReason[] } {
  const sources = offered.flatMap(({ title, item }) => [title, item]);
  const dropped: DropReason[] = [];
  const shown = new Set<string>();
  const checked = (text: string, longest: number): string => {
    const own = tidy(text);
    const problem = own === '' ? undefined : shown.has(own.toLowerCase()) ? 'text' : problemOf(own, longest, sources);
    if (problem) dropped.push(problem);
    if (problem) return '';
    shown.add(own.toLowerCase());
    return own;
  };
  const hasNews = note === '' || saysMore(note, sources);
  if (!hasNews) dropped.push('text');
  return {
    draft: {
      tasks: tasks.map((task) => ({ ...task, line: checked(task.line, longestInWeek.line) })),
      note: hasNews ? checked(note, longestInWeek.note) : '',
    },
    dropped,
  };
}
