import { browserTimezone, likelyCountries } from '#apps/ui/browser-country.ts';

/** Exchanges the law that a guide shows for that of the country that the browser makes likely. */
export function showOwnLaw([shown, ...folded]: readonly HTMLElement[]): void {
  if (folded.length === 0) return;
  const laws = new Map([shown, ...folded].map((law) => [law?.dataset.law ?? '', law]));
  const [country = ''] = likelyCountries({ languages: navigator.languages, timezone: browserTimezone() }, [
    ...laws.keys(),
  ]);
  const own = laws.get(country);
  if (!shown || !own || own === shown) return;
  const place = shown.parentElement;
  own.parentElement?.prepend(shown);
  place?.append(own);
}
