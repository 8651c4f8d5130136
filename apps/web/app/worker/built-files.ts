import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { takeOver } from './take-over.ts';

type LifecycleEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** How many files are loaded at a time. Workbox itself loads one, which takes minutes for hundreds on a slow connection. */
const lanes = 8;

type BuiltFiles = {
  readonly files: readonly PrecacheEntry[];
  /** Decides whether a response belongs to this build. If one doesn't, the worker isn't installed. */
  readonly isOurs: (request: Request, response: Response) => Promise<boolean>;
};

/**
 * Keeps the files of this build and serves them. A new worker waits until the pages of the old one are closed, so their
 * scripts stay in the cache for them.
 */
export function keepBuiltFiles({ files, isOurs }: BuiltFiles): PrecacheController {
  const kept = new PrecacheController({
    plugins: [
      { cacheWillUpdate: async ({ request, response }) => ((await isOurs(request, response)) ? response : null) },
    ],
  });
  kept.addToCacheList([...files]);
  registerRoute(new PrecacheRoute(kept, { cleanURLs: false, directoryIndex: '' }));

  const loadAll = async (event: Event) => {
    const left = [...kept.getURLsToCacheKeys()];
    const loadRest = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [url, cacheKey] = next;
        const request = new Request(url, { credentials: 'same-origin' });
        await Promise.all(kept.strategy.handleAll({ event, request, params: { cacheKey } }));
      }
    };
    await Promise.all(Array.from({ length: lanes }, loadRest));
  };
  addEventListener('install', (event) => {
    // If the reader has changed the language, perhaps meanwhile, the pages of the old worker aren't theirs any more.
    (event as LifecycleEvent).waitUntil(loadAll(event).then(() => takeOver()));
  });
  // A page in this language asks as well, since a worker that waits is soon ended with its timers.
  addEventListener('message', () => takeOver());
  addEventListener('activate', (event) => (event as LifecycleEvent).waitUntil(kept.activate(event)));
  return kept;
}
