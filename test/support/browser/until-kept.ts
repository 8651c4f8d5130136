import type { Page } from 'playwright';
import { expect } from './visitors.ts';

/** Waits until the service worker has what it needs to open the dashboard without a network: every file of the app. */
export async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('household'))) return [];
      const requests = await (await caches.open('household')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  const needed = expect.arrayContaining(['/api/auth/me', '/api/tasks/week/0']);
  await expect.poll(kept).toEqual(needed);
}
