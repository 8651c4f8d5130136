import type { loading as english } from '../../en/app/loading.ts';
import type { Translation } from '../../translation.ts';
/** What is said while something loads, or can’t. */
export const loading = {
  moment: 'Einen Moment bitte.',
  waitsForConnection: (what: string) => `Wenn Sie wieder online sind, laden wir: ${what}.`,
} as const satisfies Translation<typeof english>;
