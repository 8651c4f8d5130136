import type { assumedTown as english } from '../../en/app/assumed-town.ts';
import type { Translation } from '../../translation.ts';
/** Says what the plan assumes while a home names no town, and leads to the question. */
export const assumedTown = {
  note: 'Bis Sie [die nächstgelegene Stadt angeben], kommen Aufgaben für Frost, Regen und Stürme so früh, wie ein großer Teil Ihres Landes sie braucht. Dort, wo Sie wohnen, kann das zu spät sein.',
} as const satisfies Translation<typeof english>;
