import { longest } from '#core/domain/limits.ts';
import { taskFields as words } from '#words/app/task-fields.ts';

/** Why a task can't have the title; undefined if it can. A long title isn't cut, because its end may matter. */
export function checkTitle(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return words.noTitle;
  return length > longest.title ? words.longTitle(length, longest.title) : undefined;
}
