import { inEnglish } from '../../domain/local-text/localise.ts';

/** How a text is adapted to the reader’s country. */
export const local = inEnglish;
