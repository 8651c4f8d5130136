import { useEffect, useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';

type Towns = OutputOf<'findTowns'>['towns'];
type Found = { readonly towns: Towns; readonly hasFailed: boolean };

/** Typing goes on within this time, so that each word is one search. */
const pauseMs = 150;

/** The towns of the country whose name begins with what was typed, while someone looks for one. */
export function useTowns(typed: string, country: string, isWanted: boolean): Found {
  const [found, setFound] = useState<Found>({ towns: [], hasFailed: false });
  useEffect(() => {
    if (!isWanted || !isCountryCode(country)) return;
    const stop = new AbortController();
    const search = () =>
      call('findTowns', { query: { q: typed, country } }, { signal: stop.signal }).then(
        ({ towns }) => setFound({ towns, hasFailed: false }),
        () => stop.signal.aborted || setFound({ towns: [], hasFailed: true }),
      );
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, country, isWanted]);
  return found;
}
