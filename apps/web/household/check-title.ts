import { longest } from '#core/domain/limits.ts';

/** Why a task can't have the title; undefined if it can. A long title isn't cut, because its end may matter. */
export function checkTitle(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return 'Please enter a task title';
  return length > longest.title ? `Please shorten the title from ${length} to ${longest.title} characters` : undefined;
}
