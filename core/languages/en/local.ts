import type { LocalWords } from '../../domain/local-text/localise.ts';
import { toUsUnits } from '../../domain/local-text/units.ts';

/** How a text is adapted to the reader’s country. */
export const local: LocalWords = {
  emergency: (number) => number ?? 'your emergency number',
  gasLeak: (number) => number ?? 'your gas emergency number',
  /** The second number is for a bottle or a tank, if that is another. */
  anyGas: (mains, bottled) =>
    mains === undefined
      ? 'your emergency number for mains or bottled gas'
      : bottled === undefined
        ? mains
        : `${mains}, or ${bottled} for a bottle or a tank`,
  /** Follows “or”. */
  poison: (number) => (number === undefined ? 'a poison centre' : `the poison centre on ${number}`),
  inUsUnits: toUsUnits,
};
