import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { workerPath } from './worker-path.ts';

/** Starts the service worker, which opens the app offline. The development server has none. */
export async function registerWorker(client: QueryClient): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || !serviceWorker) return;
  const isFirst = serviceWorker.controller === null;
  const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  try {
    await serviceWorker.register(workerPath);
    if (!isFirst) return;
    await taken;
    // The worker hasn't seen the responses that this page began with.
    await Promise.all([call('me'), client.invalidateQueries()]);
  } catch (error) {
    logFailure('The app can’t be opened offline', error);
  }
}
