import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin, Origins } from '#core/ports/origins.ts';

const storage = new AsyncLocalStorage<Origin | undefined>();

/** One for the process: what is under way belongs to at most one request. */
export const origins: Origins = {
  current: () => storage.getStore(),
  within: (origin, work) => storage.run(origin, work),
};
