import { format } from '../format.ts';

/** What fields, lists and short messages say by themselves. */
export const controls = {
  showList: (field: string) => `Show the list: ${field}`,
  found: (shown: number, all: number) => `${shown} of ${all}`,
  suggestions: (count: number) => format.count(count, { one: 'suggestion', other: 'suggestions' }),
  dismiss: 'Dismiss',
  messages: 'Messages',
} as const;
