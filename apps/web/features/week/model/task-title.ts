import type { Task } from './week.ts';

/** A title in two parts: the item that it names, such as `Humidifier:`, and what to do. */
type TitleParts = { readonly item: string; readonly rest: string };

/** The user's own titles have one part, whatever they contain. */
export function titleParts({ fullTitle, isUserCreated }: Pick<Task, 'fullTitle' | 'isUserCreated'>): TitleParts {
  const colon = isUserCreated ? -1 : fullTitle.indexOf(': ');
  if (colon < 1) return { item: '', rest: fullTitle };
  return { item: fullTitle.slice(0, colon + 1), rest: fullTitle.slice(colon + 2) };
}
