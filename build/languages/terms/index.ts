import { de } from './de/index.ts';
import { fr } from './fr.ts';
import type { Term } from './term.ts';

const glossaries: Readonly<Record<string, readonly Term[]>> = { de, fr };

/** The terms of a language, each translated one way. None of a language that has no file of them yet. */
export const termsOf = (language: string): readonly Term[] => glossaries[language] ?? [];
