import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in what the build renders and in React's first render of it, so that both agree; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
