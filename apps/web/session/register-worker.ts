import type { QueryClient } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { privateCache } from '#apps/ui/session/private-cache.ts';
import { workerPath } from '#apps/ui/session/worker-path.ts';
import { language } from '#words/language.ts';

/** Starts the service worker, which opens the app offline for the user. The development server has none. */
export async function registerWorker(client: QueryClient): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || !serviceWorker) return;
  const taken = serviceWorker.controller
    ? undefined
    : new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  try {
    const isKnown = await caches.has(privateCache);
    await caches.open(privateCache);
    const registration = await serviceWorker.register(workerPath(language.code));
    // It knows whether it is of another language than the active one.
    registration?.waiting?.postMessage('take over');
    if (isKnown) return;
    // A person has just signed in. Notifications for the one before would show them that person's tasks.
    // A page that is being left, or a browser that blocks workers, gets no registration.
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
    await taken;
    // The worker hasn't kept the responses that this page began with.
    await Promise.all([call('me'), client.invalidateQueries()]);
  } catch (error) {
    logFailure('The app can’t be opened offline', error);
  }
}
