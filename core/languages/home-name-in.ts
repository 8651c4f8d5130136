import { unnamedHome } from '../domain/household.ts';
import type { Language } from '../domain/languages.ts';
import { wordsIn } from './words-in.ts';

/** What a home is called for readers of a language: as its people named it, or what every home is. */
export const homeNameIn = (language: Language, name: string): string =>
  name === unnamedHome ? wordsIn(language).unnamedHome : name;
