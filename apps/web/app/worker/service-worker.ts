import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { homeHeader } from '#apps/contract/home-header.ts';
import { privateCache } from '#apps/ui/session/private-cache.ts';
import { keepBuiltFiles } from './built-files.ts';
import { showNotices } from './notifications.ts';

/** The build fills these in: site/build/service-worker.ts. */
declare const builtFiles: PrecacheEntry[];
declare const frameAddress: string;
declare const namedFiles: readonly string[];

/** What an open week needs: the user and the weeks. */
const readable = /^\/api\/(auth\/me|tasks\/week\/-?\d+)$/;

clientsClaim();
showNotices(new URL(frameAddress, location.href).pathname);

const network = new NetworkOnly();
// Comes before the route of the built files, because a page that can be loaded is always the newest.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch (error) {
        const page = await built.matchPrecache(options.url.pathname);
        const kept = page ?? (await built.matchPrecache(frameAddress));
        if (kept) return kept;
        throw error;
      }
    },
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);

/** Each session has its own responses, so that the next user of this browser never sees them, and so has each home. */
async function keyOf({ request }: { request: Request }): Promise<string> {
  const whose = ['authorization', homeHeader].map((name) => request.headers.get(name) ?? '').join(' ');
  const session = new TextEncoder().encode(whose);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', session));
  return `${request.url}?session=${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Logging out deletes the cache. A response that arrives later must not create it again. */
async function keptWhileSignedIn({ response }: { response: Response }): Promise<Response | null> {
  return response.ok && (await caches.has(privateCache)) ? response : null;
}

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && readable.test(url.pathname) && request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: privateCache,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheKeyWillBeUsed: keyOf, cacheWillUpdate: keptWhileSignedIn }],
  }),
);

const built = keepBuiltFiles({
  files: builtFiles,
  // During a deployment, a server of the other version may respond: its pages name files that this worker lacks.
  isOurs: async (request, response) => {
    if (!response.ok || new URL(request.url).pathname.startsWith('/assets/')) return response.ok;
    const text = await response.clone().text();
    return namedFiles.some((file) => text.includes(file));
  },
});
