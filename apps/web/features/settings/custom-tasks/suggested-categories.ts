import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { matchOptions } from '../../../ui/match-options.ts';

const mostShown = 10;
const options = categorySuggestions.map((name) => ({ value: name, label: name }));

/** At most ten that hold what is written; those that begin with it come first. */
export const suggestedCategories = (written: string): readonly string[] =>
  matchOptions(options, written)
    .slice(0, mostShown)
    .map(({ value }) => value);
