import { useEffect, useState } from 'react';

type Suggest = (written: string) => readonly string[];

const suggestNothing: Suggest = () => [];

/** Suggests categories once the form can be used. Without them, the field still takes any text. */
export function useCategorySuggestions(): Suggest {
  const [suggest, setSuggest] = useState(() => suggestNothing);
  useEffect(() => {
    import('./suggested-categories.ts').then(
      ({ suggestedCategories }) => setSuggest(() => suggestedCategories),
      () => {},
    );
  }, []);
  return suggest;
}
