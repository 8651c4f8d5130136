import type { Task } from './week.ts';

/** A title in two parts: the item that it names, such as `Humidifier:`, and what to do. */
export type TitleParts = { readonly item: string; readonly rest: string };

/** The user's own titles have one part, whatever they contain. */
export function titleParts({ title, isUserCreated }: Pick<Task, 'title' | 'isUserCreated'>): TitleParts {
  const colon = isUserCreated ? -1 : title.indexOf(': ');
  return colon < 1 ? { item: '', rest: title } : { item: title.slice(0, colon + 1), rest: title.slice(colon + 2) };
}
