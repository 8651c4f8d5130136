import { matchOptions } from '#apps/ui/controls/match-options.ts';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { itemName } from '#words/item-names.ts';

const mostShown = 10;
const options = categorySuggestions.map((name) => ({ value: itemName(name), label: itemName(name) }));

/** At most ten categories that contain the typed text; those that begin with it come first. */
export const suggestedCategories = (written: string): readonly string[] =>
  matchOptions(options, written)
    .slice(0, mostShown)
    .map(({ value }) => value);
