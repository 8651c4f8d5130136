import type { pause as english } from '../../../en/app/week/pause.ts';
import type { Translation } from '../../../translation.ts';
/** What a week says of the household’s pause. */
export const pause = {
  until: (day: string) => `Pausiert bis ${day}.`,
  on: (day: string) => `Pausiert am ${day}.`,
  from: (from: string, to: string) => `Pausiert vom ${from} bis zum ${to}.`,
  meaning: 'In der Zwischenzeit wird nichts geplant oder überfällig.',
  change: 'Pause ändern',
} as const satisfies Translation<typeof english>;
