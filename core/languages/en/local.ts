import type { LocalWords } from '../../domain/local-text/localise.ts';
import { toUsUnits } from '../../domain/local-text/units.ts';

/** How a text is adapted to the reader’s country. */
export const local: LocalWords = {
  emergency: (number) => number ?? 'your emergency number',
  gasLeak: (number) => number ?? 'your gas emergency number',
  /** Follows “or”. */
  poison: (number) => (number === undefined ? 'a poison centre' : `the poison centre on ${number}`),
  inUsUnits: toUsUnits,
};
