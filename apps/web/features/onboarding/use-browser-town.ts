import { useEffect, useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { townText } from '#apps/ui/town-text.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';

/** Suggests the biggest town of the browser's time zone in the country, until someone has said something about the town. */
export function useBrowserTown(country: string, isOpen: boolean, suggest: (town: string) => void): void {
  const latest = useRef(suggest);
  useEffect(() => {
    latest.current = suggest;
  });
  useEffect(() => {
    const timezone = browserTimezone();
    if (!isOpen || !timezone || !isCountryCode(country)) return;
    const stop = new AbortController();
    call('findTowns', { query: { country, timezone } }, { signal: stop.signal }).then(
      ({ towns: [biggest] }) => biggest && latest.current(townText(biggest)),
      // The person didn't ask for the suggestion, and the question stays open.
      () => {},
    );
    return () => stop.abort();
  }, [country, isOpen]);
}
