import { browserTimezone, likelyCountries } from '#apps/ui/browser-country.ts';

/**
 * Exchanges the law that a guide shows for that of the country that the browser makes likely, once the reader comes near it
 * or prints the page: a slow phone takes a tenth of a second to say where it is.
 */
export function showOwnLaw(laws: readonly HTMLElement[], signal: AbortSignal): void {
  const [shown] = laws;
  if (!shown || laws.length === 1) return;
  const printing = new AbortController();
  const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(), {
    rootMargin: '50%',
  });
  const end = () => {
    near.disconnect();
    printing.abort();
  };
  const show = () => {
    end();
    exchange(shown, laws);
  };
  near.observe(shown);
  addEventListener('beforeprint', show, { signal: printing.signal });
  signal.addEventListener('abort', end);
}

function exchange(shown: HTMLElement, laws: readonly HTMLElement[]): void {
  const byCountry = new Map(laws.map((law) => [law.dataset.law ?? '', law]));
  const [country = ''] = likelyCountries({ languages: navigator.languages, timezone: browserTimezone() }, [
    ...byCountry.keys(),
  ]);
  const own = byCountry.get(country);
  if (!own || own === shown) return;
  const place = shown.parentElement;
  own.parentElement?.prepend(shown);
  place?.append(own);
}
