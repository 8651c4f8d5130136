import { language } from '#words/language.ts';

/** The countries whose people read the pages of this language, the largest first. */
export const audience: readonly string[] = language.audience.split(' ').filter(Boolean);
