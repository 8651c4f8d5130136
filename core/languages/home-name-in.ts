import { unnamedHome } from '../domain/home/household.ts';
import type { Language } from '../domain/languages.ts';
import { wordsIn } from './words-in.ts';

/** What a home is called for readers of a language: as its people named it, or what every home is. */
export const homeNameIn = (language: Language, name: string): string =>
  name === unnamedHome ? wordsIn(language).unnamedHome : name;

/** The name to store: a form that was saved with what every home is called in its reader's language names no home. */
export const homeNameToStore = (language: Language, name: string): string =>
  name === wordsIn(language).unnamedHome ? unnamedHome : name;
