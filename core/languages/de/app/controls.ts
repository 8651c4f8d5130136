import type { controls as english } from '../../en/app/controls.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
/** What fields, lists and short messages say by themselves. */
export const controls = {
  showList: (field: string) => `Liste anzeigen: ${field}`,
  found: (shown: number, all: number) => `${shown} von ${all}`,
  suggestions: (count: number) => format.count(count, { one: 'Vorschlag', other: 'Vorschläge' }),
  dismiss: 'Ausblenden',
  messages: 'Meldungen',
} as const satisfies Translation<typeof english>;
