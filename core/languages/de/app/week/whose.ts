import type { whose as english } from '../../../en/app/week/whose.ts';
import type { Translation } from '../../../translation.ts';
/** Whose tasks the week shows. */
export const whose = { label: 'Wessen Aufgaben', all: 'Alle', mine: 'Meine' } as const satisfies Translation<
  typeof english
>;
