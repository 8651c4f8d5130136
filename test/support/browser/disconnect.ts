import type { Page } from 'playwright';

/** Ends the connection. Chromium's emulation doesn't report it to pages that a worker opens, so they read a note of it. */
export async function disconnect(page: Page) {
  await page.addInitScript(() => {
    const isOnline = () => sessionStorage.getItem('offline') === null;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: isOnline });
  });
  await page.evaluate(() => sessionStorage.setItem('offline', ''));
  await page.context().setOffline(true);
}

export async function reconnect(page: Page) {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    sessionStorage.removeItem('offline');
    window.dispatchEvent(new Event('online'));
  });
}
