import { useCallback, useSyncExternalStore } from 'react';

/** The width up to which a screen counts as a phone, as in the styles. */
export const phone = '(max-width: 47.99rem)';

/** Whether the media query matches. A prerendered page assumes that it doesn't. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
